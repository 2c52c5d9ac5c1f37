const MAX_CHARACTERS = 220;

/** The beginning of a text, cut between words, with an ellipsis if it was cut (C-2). */
export function cutExcerpt(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_CHARACTERS) return text;
  const cut = text.slice(0, MAX_CHARACTERS);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–—-]+$/, '')}…`;
}
