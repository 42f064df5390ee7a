/**
 * Everything that is not ours (labels, paths, branch names, error texts, every string of a report that came from
 * somewhere else) passes through here before it reaches Markdown, a terminal or a workflow command.
 *
 * GitHub turns mentions and references into links after rendering, in the text of the page, so an HTML entity does
 * not stop them; a zero-width space inside does. Escapes: https://github.github.com/gfm/#backslash-escapes,
 * #tables-extension- (a pipe splits cells even inside a code span), #autolinks-extension-.
 */

const ZWSP = '\u200b';

/** Controls, direction marks, invisible tags, private use and lone surrogates. Joiners stay: emoji are made with them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** One line of visible characters: line breaks and tabs become a space, other invisible ones U+FFFD. */
export function visible(text: string): string {
  return text.replace(/[\s\p{Zl}\p{Zp}\u0085]+/gu, ' ').replace(INVISIBLE, '\ufffd');
}

/**
 * At most `most` characters, the middle replaced by an ellipsis: names differ at both ends.
 * Counts code points, so that a pair of surrogates is never cut in two.
 */
export function shorten(text: string, most: number): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  const tail = Math.floor((most - 1) / 2);
  return `${points.slice(0, most - 1 - tail).join('')}…${points.slice(points.length - tail).join('')}`;
}

/** Takes the link out of `@team`, `#12`, `GH-12`, `https://…`, `www.…`, without changing how it looks. */
function unlinked(text: string): string {
  return text
    .replace(/[@#]/g, `$&${ZWSP}`)
    .replace(/\bGH-(?=\d)/gi, `$&${ZWSP}`)
    .replace(/:(?=\/\/)/g, `:${ZWSP}`)
    .replace(/www(?=\.)/gi, `$&${ZWSP}`);
}

/**
 * Takes the meaning from what has one in GFM: a backslash before most, an entity for `&`, `<` and `>`. Round brackets
 * and `!` mean something beside square ones only, `#` only before a space, which `unlinked` has taken away.
 */
function literal(text: string): string {
  return text
    .replace(/[\\`*_[\]|~]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

/** Foreign text as GFM text: safe in a table cell, a list item, a heading, bold, and at the start of a line. */
export function inline(text: string, most = 300): string {
  const safe = literal(unlinked(shorten(visible(text), most)))
    // `:name:` would become an emoji, `$…$` a formula.
    .replace(/:(?=[\w+-])/g, `:${ZWSP}`)
    .replace(/\$/g, '<span>$</span>');
  return safe.replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2').replace(/^(\s*)([-+=])/, '$1\\$2');
}

/**
 * Foreign text as code in GFM. An element instead of a code span, because inside a code span neither a backtick nor
 * a pipe can be escaped by the same means, while inside an element everything can.
 */
export function code(text: string, most = 64): string {
  return `<code>${literal(unlinked(shorten(visible(text), most))).replace(/\$/g, '&#36;')}</code>`;
}

/** Foreign text for a terminal or a job log: no escape sequence, no line break, no workflow command. */
export function plain(text: string, most = 300): string {
  return shorten(visible(text), most);
}

/**
 * Makes every line of a text safe to print in a job: the runner takes a line that starts with `::name` and a
 * `##[name]` anywhere in a line for a command. A space inside them is visible and harmless.
 */
export function withoutCommands(text: string): string {
  return text.replace(/^([^\S\n]*):(?=:)/gm, '$1: ').replace(/##(?=\[)/g, '## ');
}

/** The message of a workflow command (`::error::MESSAGE`), as the runner decodes it. */
export function commandMessage(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

/** A property of a workflow command (`::error title=VALUE::`), as the runner decodes it. */
export function commandProperty(text: string): string {
  return commandMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
