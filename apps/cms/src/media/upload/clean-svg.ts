import { say } from '@keelstone/languages/say.ts';
import sax from 'sax';
import { hasStrayDeclaration } from '../../xml/has-stray-declaration.ts';
import { countDrawn, EndlessDrawingError } from './drawn-parts.ts';
import type { SvgPurifier } from './svg-purifier.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Nesting and element counts beyond any real drawing of a megabyte. */
const MOST_DEPTH = 100;
const MOST_PARTS = 20_000;
const MOST_NOTES = 1000;
const MOST_ATTRIBUTES = 100;
/** With all that is shown more than once. A browser draws so many in a second. */
const MOST_DRAWN = 100_000;

/** Thrown when a drawing cannot be made safe without changing how it looks. The message continues after "it has". */
export class UnsafeSvgError extends Error {
  override name = 'UnsafeSvgError';
}

function expectFewDrawn(root: Element): void {
  let drawn: number;
  try {
    drawn = countDrawn(root, MOST_DEPTH);
  } catch (error) {
    if (!(error instanceof EndlessDrawingError)) throw error;
    throw new UnsafeSvgError(say('elements nested more deeply than can be looked at'));
  }
  if (drawn > MOST_DRAWN)
    throw new UnsafeSvgError(
      say('more than {mostDrawn} parts, if those are counted that it repeats', { mostDrawn: MOST_DRAWN }),
    );
}

let purifier: Promise<SvgPurifier> | undefined;

/** Loaded with the first drawing, as most processes never get one. */
function openPurifier(): Promise<SvgPurifier> {
  purifier ??= import('./svg-purifier.ts').then(({ createSvgPurifier }) => createSvgPurifier());
  return purifier;
}

/**
 * Building a DOM takes minutes for fifty thousand nested elements, or for as many attributes or comments. Each
 * construct begins with the same character, so it is counted whether or not the parser reports it.
 */
function expectModest(markup: string): void {
  if (markup.split('<').length > MOST_PARTS)
    throw new UnsafeSvgError(say('more than {mostParts} parts', { mostParts: MOST_PARTS }));
  if (markup.split(/<[!?]/).length > MOST_NOTES)
    throw new UnsafeSvgError(say('more than {mostNotes} comments', { mostNotes: MOST_NOTES }));
  if (hasStrayDeclaration(markup)) throw new UnsafeSvgError(say('a document type with entities'));
  const parser = sax.parser(true);
  let [depth, attributes] = [0, 0];
  parser.onattribute = ({ name }) => {
    // The parser calls the method of this name of the attributes.
    if (name === 'hasOwnProperty') throw new UnsafeSvgError(say('markup that cannot be read'));
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES)
      throw new UnsafeSvgError(say('more attributes at one element than can be looked at'));
  };
  parser.onopentag = () => {
    depth += 1;
    attributes = 0;
    if (depth > MOST_DEPTH)
      throw new UnsafeSvgError(say('elements nested more deeply than can be looked at'));
  };
  parser.onclosetag = () => {
    depth -= 1;
  };
  // Entities could expand to anything, including a "billion laughs" bomb.
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) throw new UnsafeSvgError(say('a document type with entities'));
  };
  parser.onerror = () => {
    throw new UnsafeSvgError(say('markup that cannot be read'));
  };
  parser.write(markup).close();
}

function parse(markup: string, { parse: read }: SvgPurifier): Element {
  let root: Element | null;
  try {
    root = read(markup).documentElement;
  } catch {
    throw new UnsafeSvgError(say('markup that cannot be read'));
  }
  if (!root || root.localName === 'parsererror') throw new UnsafeSvgError(say('markup that cannot be read'));
  if (root.namespaceURI !== SVG || root.localName !== 'svg')
    throw new UnsafeSvgError(say('no drawing in it'));
  return root;
}

/**
 * Removes what could execute, navigate by itself or fetch: DOMPurify with somewhat stricter rules. Invisible
 * content (scripts, event handlers, metadata of drawing programs) is dropped; links, embedded images and animations
 * stay.
 *
 * @throws UnsafeSvgError when visible content would have to be removed
 */
export async function cleanSvg(markup: string): Promise<string> {
  // Some programs write a byte order mark.
  const text = markup.replace(/^\uFEFF/, '');
  expectModest(text);
  const opened = await openPurifier();
  const root = parse(text, opened);
  const [error] = opened.purify(root);
  if (error) throw new UnsafeSvgError(error);
  if (root.localName !== 'svg') throw new UnsafeSvgError(say('no drawing in it'));
  expectFewDrawn(root);
  return `${opened.write(root)}\n`;
}
