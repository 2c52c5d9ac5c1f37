import sax from 'sax';
import type { SvgPurifier } from './svg-purifier.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Deeper, and more, than anybody draws in a megabyte. */
const MOST_DEPTH = 100;
const MOST_PARTS = 20_000;
const MOST_NOTES = 1000;
const MOST_ATTRIBUTES = 100;

/** Thrown when a drawing cannot be made safe without being another one. The message goes on after "it has". */
export class UnsafeSvgError extends Error {
  override name = 'UnsafeSvgError';
}

let purifier: Promise<SvgPurifier> | undefined;

/** With the first drawing: a process that gets none need not load it. */
function openPurifier(): Promise<SvgPurifier> {
  purifier ??= import('./svg-purifier.ts').then(({ createSvgPurifier }) => createSvgPurifier());
  return purifier;
}

/**
 * A document tree takes minutes for fifty thousand elements inside each other, or for as many attributes or comments of
 * one. Each part begins with the same sign, and so is counted whether or not a parser tells of it.
 */
function expectModest(markup: string): void {
  if (markup.split('<').length > MOST_PARTS) throw new UnsafeSvgError(`more than ${MOST_PARTS} parts`);
  if (markup.split(/<[!?]/).length > MOST_NOTES) throw new UnsafeSvgError(`more than ${MOST_NOTES} comments`);
  const parser = sax.parser(true);
  let [depth, attributes] = [0, 0];
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES)
      throw new UnsafeSvgError('more attributes at one element than can be looked at');
  };
  parser.onopentag = () => {
    depth += 1;
    attributes = 0;
    if (depth > MOST_DEPTH) throw new UnsafeSvgError('elements nested more deeply than can be looked at');
  };
  parser.onclosetag = () => {
    depth -= 1;
  };
  // Entities could stand for anything, and for a billion of it.
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) throw new UnsafeSvgError('a document type with entities');
  };
  parser.onerror = () => {
    throw new UnsafeSvgError('markup that cannot be read');
  };
  parser.write(markup).close();
}

function parse(markup: string, { parse: read }: SvgPurifier): Element {
  let root: Element | null;
  try {
    root = read(markup).documentElement;
  } catch {
    throw new UnsafeSvgError('markup that cannot be read');
  }
  if (!root || root.localName === 'parsererror') throw new UnsafeSvgError('markup that cannot be read');
  if (root.namespaceURI !== SVG || root.localName !== 'svg') throw new UnsafeSvgError('no drawing in it');
  return root;
}

/**
 * A drawing without what could run, navigate by itself or fetch: by DOMPurify, and a little stricter. What is not seen
 * (scripts, event handlers, notes of drawing programs) is taken away; links, pictures of its own data and animations
 * stay.
 *
 * @throws UnsafeSvgError when something would have to go that is part of the picture
 */
export async function cleanSvg(markup: string): Promise<string> {
  // Some programs begin with the mark of their encoding.
  const text = markup.replace(/^\uFEFF/, '');
  expectModest(text);
  const opened = await openPurifier();
  const root = parse(text, opened);
  const [fault] = opened.purify(root);
  if (fault) throw new UnsafeSvgError(fault);
  if (root.localName !== 'svg') throw new UnsafeSvgError('no drawing in it');
  return `${opened.write(root)}\n`;
}
