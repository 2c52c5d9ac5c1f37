import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { JSDOM } from 'jsdom';

const SVG = 'http://www.w3.org/2000/svg';
const SHOWN_ELSEWHERE = /xhtml|mathml/i;

/** Elements that DOMPurify leaves out by default, because pages are not drawings; below, what they may refer to. */
const ADDED = ['use', 'set', 'animate', 'animatetransform', 'animatemotion', 'mpath'];
const ANIMATIONS = new Set(['set', 'animate', 'animatetransform', 'animatemotion']);
/** What is not seen: a drawing without it is the same drawing. */
const UNSEEN = new Set(['script', 'metadata', 'discard', 'cursor', 'color-profile', 'unknown']);

const isLocal = (address: string) => /^\s*#[^\s]+\s*$/.test(address);
const isOwnImage = (address: string) =>
  /^\s*data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i.test(address);
/** A visitor follows it, or does not: nothing happens by itself. */
const isLink = (address: string) => /^\s*(https?:|mailto:)/i.test(address) || isLocal(address);

/** In one go through the text, however many there are: what is not closed reaches to the end, and is not local. */
const urlsIn = (css: string): string[] =>
  [...css.matchAll(/url\(([^)]*)/gi)].map(([, address = '']) =>
    address.trim().replace(/^(['"])(.*)\1$/s, '$2'),
  );

/** Style sheets are not looked into by DOMPurify. Escapes could hide anything, so they are not let pass either. */
const hasForeignUrl = (css: string) =>
  /@import|\\|expression\s*\(|-moz-binding/i.test(css) ||
  urlsIn(css).some((address) => !isLocal(address)) ||
  /(image-set|image|src|cross-fade)\s*\(/i.test(css);

const CONFIG: Config = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ADDED,
  ADD_ATTR: ['from', 'to'],
  // Of what goes, its words go too: they may be a program.
  KEEP_CONTENT: false,
  IN_PLACE: true,
  // Names in a file of its own hide nothing of ours, and what refers to them would be lost.
  SANITIZE_DOM: false,
};

/** A window that runs nothing and loads nothing, and DOMPurify in it. Made once: it takes a third of a second. */
export type SvgPurifier = {
  /** The document, or what is wrong with the markup. */
  parse(markup: string): Document;
  /** Takes away what is not safe. @returns what of it was part of the drawing, in words; none for a safe drawing */
  purify(root: Element): string[];
  write(root: Element): string;
};

type Find = (fault: string) => void;

function judgeReference(element: Element, address: string, find: Find): boolean {
  const tag = element.localName.toLowerCase();
  if (tag === 'a') return isLink(address);
  if (tag === 'image' || tag === 'feimage') {
    if (!isOwnImage(address) && !isLocal(address)) find(`an image from elsewhere (${tag})`);
  } else if (!isLocal(address)) find(`a reference to elsewhere (${tag})`);
  return true;
}

function judgeElement(element: Element, isAllowed: boolean, find: Find): void {
  const tag = element.localName.toLowerCase();
  if (SHOWN_ELSEWHERE.test(element.namespaceURI ?? '')) find(`an element that is not SVG (${tag})`);
  // Elements of editors such as Inkscape do not draw; browsers pass over them.
  else if (element.namespaceURI !== SVG) return;
  else if (ANIMATIONS.has(tag)) {
    const attribute = element.getAttribute('attributeName') ?? '';
    // One that moves a link or a reference would do so after everything was looked at.
    if (/^on|href|src|style|class/i.test(attribute.replace(/^.*:/, ''))) element.remove();
  } else if (!isAllowed && !UNSEEN.has(tag)) find(`an element that is not allowed (${tag})`);
  if (tag === 'style' && hasForeignUrl(element.textContent ?? '')) find('a style that refers to elsewhere');
}

function watch(purifier: DOMPurify, find: Find): void {
  purifier.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
    if (node.nodeType === 1) judgeElement(node as Element, Boolean(allowedTags[tagName]), find);
  });
  purifier.addHook('uponSanitizeAttribute', (element, data) => {
    const name = data.attrName.toLowerCase().replace(/^.*:/, '');
    if (name === 'href' || name === 'src') {
      const isKept = judgeReference(element, data.attrValue, find);
      data.keepAttr = isKept;
      // DOMPurify knows pictures of data, and asks for no more.
      if (isKept) data.forceKeepAttr = true;
    } else if (!name.startsWith('xmlns') && !name.startsWith('on') && hasForeignUrl(data.attrValue)) {
      find(`a reference to elsewhere (${name})`);
    }
  });
}

/** DOMPurify in a window of its own. */
export function createSvgPurifier(): SvgPurifier {
  const { window } = new JSDOM('');
  const purifier = createPurifier(window);
  let found: string[] = [];
  watch(purifier, (fault) => found.push(fault));
  return {
    parse: (markup) => new window.DOMParser().parseFromString(markup, 'image/svg+xml'),
    purify(root) {
      found = [];
      purifier.sanitize(root, CONFIG);
      return found;
    },
    write: (root) => new window.XMLSerializer().serializeToString(root),
  };
}
