import { escapeXml } from './xml.ts';

/** The root of a document. happy-dom knows no CDATA sections, so that they are written as text first. */
export function parseXml(xml: string): Element {
  const plain = xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_section, text: string) => escapeXml(text));
  return new DOMParser().parseFromString(plain, 'text/xml').documentElement;
}
