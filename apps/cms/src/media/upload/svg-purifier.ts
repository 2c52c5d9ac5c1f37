import { say } from '@keelstone/languages/say.ts';
import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { JSDOM } from 'jsdom';

const SVG = 'http://www.w3.org/2000/svg';
const SHOWN_ELSEWHERE = /xhtml|mathml/i;

/**
 * Elements that DOMPurify removes by default, because it is made for HTML pages; what they may refer to is
 * restricted below.
 */
const ADDED = ['use', 'set', 'animate', 'animatetransform', 'animatemotion', 'mpath'];
const ANIMATIONS = new Set(['set', 'animate', 'animatetransform', 'animatemotion']);
/** Invisible elements: without them, the drawing looks the same. */
const UNSEEN = new Set(['script', 'metadata', 'discard', 'cursor', 'color-profile', 'unknown']);

const isLocal = (address: string) => /^\s*#[^\s]+\s*$/.test(address);
const isOwnImage = (address: string) =>
  /^\s*data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i.test(address);
/** Links are followed only by a visitor's click. */
const isLink = (address: string) => /^\s*(https?:|mailto:)/i.test(address) || isLocal(address);

/** Linear in the length of the text. An unclosed URL extends to the end, and so is not local. */
const urlsIn = (css: string): string[] =>
  [...css.matchAll(/url\(([^)]*)/gi)].map(([, address = '']) =>
    address.trim().replace(/^(['"])(.*)\1$/s, '$2'),
  );

/** DOMPurify does not inspect style sheets. CSS escapes could hide a URL, so they are refused too. */
const hasForeignUrl = (css: string) =>
  /@import|\\|expression\s*\(|-moz-binding/i.test(css) ||
  urlsIn(css).some((address) => !isLocal(address)) ||
  /(image-set|image|src|cross-fade)\s*\(/i.test(css);

const CONFIG: Config = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ADDED,
  ADD_ATTR: ['from', 'to'],
  // Drops the text of removed elements too: it may be code.
  KEEP_CONTENT: false,
  IN_PLACE: true,
  // Ids in a separate file cannot clobber ours, and removing them would break references.
  SANITIZE_DOM: false,
};

/** DOMPurify in a DOM that executes and loads nothing. Created once, because that takes a third of a second. */
export type SvgPurifier = {
  /** Parses markup into a document; errors are in the document. */
  parse(markup: string): Document;
  /** Removes what is unsafe. @returns descriptions of removed visible content; empty for a safe drawing */
  purify(root: Element): string[];
  write(root: Element): string;
};

type Find = (error: string) => void;

/** `NodeFilter.SHOW_CDATA_SECTION` */
const CDATA_SECTIONS = 8;

/** As text, which is the same: DOMPurify removes the sections, and with them styles and words of a drawing. */
function unwrapSections(document: Document): void {
  const nodes = document.createTreeWalker(document, CDATA_SECTIONS);
  const sections: Node[] = [];
  while (nodes.nextNode()) sections.push(nodes.currentNode);
  for (const section of sections)
    section.parentNode?.replaceChild(document.createTextNode(section.nodeValue ?? ''), section);
}

function validateReference(element: Element, address: string, find: Find): boolean {
  const tag = element.localName.toLowerCase();
  if (tag === 'a') return isLink(address);
  if (tag === 'image' || tag === 'feimage') {
    if (!isOwnImage(address) && !isLocal(address)) find(say('an image from elsewhere ({tag})', { tag }));
  } else if (!isLocal(address)) find(say('a reference to elsewhere ({tag})', { tag }));
  return true;
}

function validateElement(element: Element, isAllowed: boolean, find: Find): void {
  const tag = element.localName.toLowerCase();
  if (SHOWN_ELSEWHERE.test(element.namespaceURI ?? ''))
    find(say('an element that is not SVG ({tag})', { tag }));
  // Elements of editors such as Inkscape are ignored by browsers.
  else if (element.namespaceURI !== SVG) return;
  else if (ANIMATIONS.has(tag)) {
    const attribute = element.getAttribute('attributeName') ?? '';
    // An animated link or reference would change after it was checked.
    if (/^on|href|src|style|class/i.test(attribute.replace(/^.*:/, ''))) element.remove();
  } else if (!isAllowed && !UNSEEN.has(tag)) find(say('an element that is not allowed ({tag})', { tag }));
  if (tag === 'style' && hasForeignUrl(element.textContent ?? ''))
    find(say('a style that refers to elsewhere'));
}

function watch(purifier: DOMPurify, find: Find): void {
  purifier.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
    if (node.nodeType === 1) validateElement(node as Element, Boolean(allowedTags[tagName]), find);
  });
  purifier.addHook('uponSanitizeAttribute', (element, data) => {
    const name = data.attrName.toLowerCase().replace(/^.*:/, '');
    if (name === 'href' || name === 'src') {
      const isKept = validateReference(element, data.attrValue, find);
      data.keepAttr = isKept;
      // Accepted above: skips DOMPurify's own URL check, which has other rules.
      if (isKept) data.forceKeepAttr = true;
    } else if (!name.startsWith('xmlns') && !name.startsWith('on') && hasForeignUrl(data.attrValue)) {
      find(say('a reference to elsewhere ({name})', { name }));
    }
  });
}

/** DOMPurify in a DOM of its own. */
export function createSvgPurifier(): SvgPurifier {
  const { window } = new JSDOM('');
  const purifier = createPurifier(window);
  let found: string[] = [];
  watch(purifier, (error) => found.push(error));
  return {
    parse(markup) {
      const document = new window.DOMParser().parseFromString(markup, 'image/svg+xml');
      unwrapSections(document);
      return document;
    },
    purify(root) {
      found = [];
      purifier.sanitize(root, CONFIG);
      return found;
    },
    write: (root) => new window.XMLSerializer().serializeToString(root),
  };
}
