import { escapeXml } from './xml.ts';

/**
 * Parses a document and returns its root. happy-dom does not support CDATA sections, so they are converted to
 * text first.
 */
export function parseXml(xml: string): Element {
  const plain = xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_section, text: string) => escapeXml(text));
  return new DOMParser().parseFromString(plain, 'text/xml').documentElement;
}
