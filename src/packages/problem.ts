/** Something in the way of two packages that the user can act on. The message says what, where and what to do. */
export class BuildProblem extends Error {
  override readonly name = 'BuildProblem';
}
