/**
 * Forms of Payload 3.90.1 show a message up to its first colon, and what follows as a list, divided at its commas
 * (`createErrorsFromMessage`). A message that would suffer from that gets dashes for colons.
 */
export function uncut(message: string): string {
  const colon = message.indexOf(':');
  if (colon < 0) return message;
  const rest = message.slice(colon + 1);
  if (/^ \S/.test(rest) && !/,| > |\s$/.test(rest)) return message;
  // Within an address or a time of day: a sign that looks the same.
  return message.replace(/\s*:(?=\s|$)/g, ' –').replaceAll(':', '∶');
}
