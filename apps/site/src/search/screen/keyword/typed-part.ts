/** A text around the first place where it holds what was typed; without one, all of it stands in `before`. */
export type MarkedText = { before: string; typed: string; after: string };

/** Finds what was typed in a text, ignoring case (S-5). */
export function markTypedPart(text: string, typed: string): MarkedText {
  const lower = text.toLowerCase();
  const wanted = typed.trim().toLowerCase();
  const start = wanted === '' ? -1 : lower.indexOf(wanted);
  // Few letters change their length in lower case; then the places would not fit.
  if (start < 0 || lower.length !== text.length) return { before: text, typed: '', after: '' };
  const end = start + wanted.length;
  return { before: text.slice(0, start), typed: text.slice(start, end), after: text.slice(end) };
}
