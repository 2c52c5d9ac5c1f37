/** The text with its percent-encoding resolved; as it is, if that is damaged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
