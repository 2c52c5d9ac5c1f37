import { escapeMarkup, IMPOSSIBLE_IN_XML } from '@keelstone/model/text/escape-markup';

/** Removes characters that XML does not allow. */
export function possibleInXml(text: string): string {
  return text.replace(IMPOSSIBLE_IN_XML, '');
}

/** Escapes a text for use in an element or an attribute. */
export function escapeXml(text: string): string {
  return escapeMarkup(possibleInXml(text));
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
