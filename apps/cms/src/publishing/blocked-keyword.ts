/** Words without case and accents, with a space around each. */
const folded = (words: string): string =>
  ` ${words
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a keyword contains any of the blocked words or phrases, as whole words (S-30). */
export function isBlocked(keyword: string, blocked: readonly string[]): boolean {
  const words = folded(keyword);
  return blocked.some((phrase) => folded(phrase).trim() !== '' && words.includes(folded(phrase)));
}
