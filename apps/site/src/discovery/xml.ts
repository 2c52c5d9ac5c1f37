/** Characters that XML 1.0 does not allow, not even escaped: a single one makes the whole document invalid. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Removes characters that XML does not allow. */
export function possibleInXml(text: string): string {
  return text.replace(IMPOSSIBLE, '');
}

/** Escapes a text for use in an element or an attribute. */
export function escapeXml(text: string): string {
  return possibleInXml(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * Writes an element.
 *
 * @param attributes by name, not yet escaped
 * @param content already escaped: other elements, or `escapeXml` of a text
 */
export function element(name: string, attributes: Record<string, string>, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const opening = `<${name}${written.join('')}`;
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

/** Writes a whole document around its root element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
