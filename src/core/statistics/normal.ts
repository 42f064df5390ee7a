/** Terms of either expansion needed for full double precision on its side of SWITCH. */
const TERMS = 200;
const SWITCH = 2.5;

/**
 * Upper tail of the standard normal distribution, P(Z > z). Near the middle by the series
 * phi(z) (z + z^3/3 + z^5/(3*5) + ...), in the tail by the continued fraction phi(z) / (z + 1/(z + 2/(z + ...)))
 * (Abramowitz and Stegun 26.2.11 and 26.2.14).
 */
export function normalUpperTail(z: number): number {
  if (z < 0) return 1 - normalUpperTail(-z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < SWITCH) {
    let term = z;
    let sum = z;
    for (let k = 3; k < TERMS; k += 2) {
      term *= (z * z) / k;
      sum += term;
    }
    return 0.5 - density * sum;
  }
  let fraction = z;
  for (let k = TERMS; k >= 1; k--) fraction = z + k / fraction;
  return density / fraction;
}

/** The z with P(Z > z) = p, 0 < p < 1, by bisection of `normalUpperTail`: slow, exact and without constants. */
export function normalUpperQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`a tail probability lies between 0 and 1, not at ${p}`);
  let low = -40;
  let high = 40;
  while (true) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (normalUpperTail(middle) > p) low = middle;
    else high = middle;
  }
}
