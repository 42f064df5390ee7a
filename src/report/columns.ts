/** Columns that line up in a terminal. */

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Scripts and emoji that terminals draw two cells wide. */
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\u{ff01}-\u{ff60}]|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u;

/** Cells that a text takes in a terminal. */
export function width(text: string): number {
  let cells = 0;
  for (const { segment } of GRAPHEMES.segment(text)) cells += WIDE.test(segment) ? 2 : 1;
  return cells;
}

/** Pads every column to its widest cell, `gap` between; the first column to the left, the others to the right. */
export function aligned(rows: readonly (readonly string[])[], gap = ' '): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, width(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const fill = ' '.repeat((widths[i] ?? 0) - width(cell));
        return i === 0 ? cell + fill : fill + cell;
      })
      .join(gap)
      .trimEnd(),
  );
}
