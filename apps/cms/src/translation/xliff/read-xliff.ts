import { say } from '@keelstone/languages/say.ts';
import sax from 'sax';
import { hasStrayDeclaration } from '../../xml/has-stray-declaration.ts';
import { escapeText } from '../tagged-text.ts';
import { EXPORTED, XLIFF } from './write-xliff.ts';

/** More than any page has, and less than takes noticeable time. */
const MOST_DEPTH = 50;
const MOST_ELEMENTS = 50_000;
const MOST_ATTRIBUTES = 50;

/** Thrown when a file cannot be imported. The message is for editors, and says what to do. */
export class XliffError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'XliffError';
  }
}

const malformed = () => new XliffError(say('The file is no well-formed XML. Export it again.'));
const documentType = () =>
  new XliffError(say('The file declares a document type, which XLIFF has not. Export it again without.'));
export const tooMuch = () =>
  new XliffError(say('The file has more elements than the texts of a page can have.'));

export type XliffSegment = { source: string; target: string | null };
export type XliffFile = {
  source: string;
  target: string;
  original: string;
  /** The segments of each unit, by its id. */
  units: Map<string, XliffSegment[]>;
  /** Fingerprints of the targets that a unit was exported with. Units from tools that leave them out have none. */
  exported: Map<string, string[]>;
};

/** Elements that hold others. What is not listed is left out with its content, such as notes and modules. */
const CONTAINERS = new Set(['xliff', 'file', 'group', 'unit', 'segment']);
const MARKERS = new Set(['mrk', 'sm', 'em']);

type Element = { name: string; attributes: Record<string, string> };

/** Reads one file. Parsers of documents would build what is refused here. */
class XliffReader {
  // Namespaces are looked up below: to resolve them, the parser would compare each attribute with all before it, and
  // list all declarations again at the end of each element.
  readonly #parser = sax.parser(true);
  readonly #open: Element[] = [];
  readonly #file: XliffFile = { source: '', target: '', original: '', units: new Map(), exported: new Map() };
  #elements = 0;
  /** Of the element that is being read. */
  #attributes = 0;
  #skippedFrom = 0;
  #files = 0;
  #segment: XliffSegment | null = null;
  /** The content of a source or target, as tagged text. */
  #content: { text: string } | null = null;
  #unit: XliffSegment[] | null = null;

  read(xml: string): XliffFile {
    const parser = this.#parser;
    parser.onerror = (error) => {
      throw error instanceof XliffError ? error : malformed();
    };
    parser.ondoctype = () => {
      throw documentType();
    };
    parser.onprocessinginstruction = ({ name }) => {
      if (name !== 'xml')
        throw new XliffError(say('The file has processing instructions. Export it again without.'));
    };
    parser.onattribute = ({ name }) => this.#attribute(name);
    parser.onopentag = (tag) => this.#start(tag as sax.Tag);
    parser.onclosetag = () => this.#end();
    parser.ontext = (text) => this.#text(text);
    parser.oncdata = (text) => this.#text(text);
    if (hasStrayDeclaration(xml)) throw /<!DOCTYPE/i.test(xml) ? documentType() : malformed();
    parser.write(xml).close();
    if (this.#files === 0) throw new XliffError(say('There is no text in the file.'));
    return this.#file;
  }

  #attribute(name: string): void {
    this.#attributes += 1;
    if (this.#attributes > MOST_ATTRIBUTES) throw tooMuch();
    // The parser calls the method of this name of the attributes.
    if (name === 'hasOwnProperty') throw malformed();
  }

  #start({ name: qualified, attributes }: sax.Tag): void {
    this.#attributes = 0;
    this.#elements += 1;
    const element: Element = { name: '', attributes };
    this.#open.push(element);
    if (this.#elements > MOST_ELEMENTS || this.#open.length > MOST_DEPTH) throw tooMuch();
    const [local = '', prefix = ''] = qualified.split(':').reverse();
    const uri = this.#namespace(prefix);
    if (uri === XLIFF) element.name = local;
    if (this.#open.length === 1) this.#root(local, uri, attributes);
    else if (this.#skippedFrom > 0) return;
    else if (this.#content) this.#inline(element.name, attributes);
    else this.#container(element.name, attributes);
  }

  #namespace(prefix: string): string {
    const name = prefix ? `xmlns:${prefix}` : 'xmlns';
    const uri = this.#open.findLast(({ attributes }) => Object.hasOwn(attributes, name))?.attributes[name];
    if (prefix && !uri) throw malformed();
    return uri ?? '';
  }

  /** The fingerprints of a unit's targets. */
  #exported(attributes: Record<string, string>): string | undefined {
    const [, targets] =
      Object.entries(attributes).find(([name]) => {
        const [prefix = '', local] = name.split(':');
        return local === 'targets' && this.#namespace(prefix) === EXPORTED;
      }) ?? [];
    return targets;
  }

  #root(
    local: string,
    uri: string,
    { version = '', srcLang = '', trgLang = '' }: Record<string, string>,
  ): void {
    if (local !== 'xliff') throw new XliffError(say('This is no XLIFF file.'));
    if (uri !== XLIFF || !['2.0', '2.1'].includes(version)) {
      throw new XliffError(say('This is another version of XLIFF. Save it as XLIFF 2.1 or 2.0.'));
    }
    Object.assign(this.#file, { source: srcLang, target: trgLang });
  }

  #container(name: string, attributes: Record<string, string>): void {
    const { id = '', original = '' } = attributes;
    if (this.#segment && (name === 'source' || name === 'target')) this.#content = { text: '' };
    else if (!CONTAINERS.has(name)) this.#skippedFrom = this.#open.length;
    if (name === 'file') {
      this.#files += 1;
      if (this.#files > 1)
        throw new XliffError(say('The file has the texts of several pages. Import one at a time.'));
      this.#file.original = original;
    }
    if (name === 'unit') {
      if (this.#file.units.has(id)) throw new XliffError(say('The unit {id} is in the file twice.', { id }));
      this.#unit = [];
      this.#file.units.set(id, this.#unit);
      const exported = this.#exported(attributes);
      if (exported) this.#file.exported.set(id, exported.split(' '));
    }
    if (name === 'segment') {
      this.#segment = { source: '', target: null };
      this.#unit?.push(this.#segment);
    }
  }

  #write(text: string): void {
    if (this.#content) this.#content.text += text;
  }

  #inline(name: string, attributes: Record<string, string>): void {
    if (MARKERS.has(name)) return;
    if (name === 'cp') {
      const code = Number.parseInt(attributes.hex ?? '', 16);
      if (!(code >= 0 && code <= 0x10ffff))
        throw new XliffError(say('The file has a character that does not exist.'));
      this.#write(escapeText(String.fromCodePoint(code)));
      return;
    }
    const id = (name === 'ec' ? (attributes.startRef ?? attributes.id) : attributes.id) ?? '';
    const isTag = ['pc', 'ph', 'sc', 'ec'].includes(name);
    if (!isTag || !/^[1-9]\d{0,3}$/.test(id)) {
      throw new XliffError(say('The file has codes inside of texts that did not come from this page.'));
    }
    if (name === 'ph') this.#write(`<${id}/>`);
    else this.#write(name === 'ec' ? `</${id}>` : `<${id}>`);
  }

  #end(): void {
    const depth = this.#open.length;
    const { name = '', attributes = {} } = this.#open.pop() ?? {};
    if (this.#skippedFrom > 0) {
      if (this.#skippedFrom === depth) this.#skippedFrom = 0;
      return;
    }
    if (name === 'pc') this.#write(`</${attributes.id}>`);
    if ((name === 'source' || name === 'target') && this.#content && this.#segment) {
      this.#segment[name] = this.#content.text;
      this.#content = null;
    }
    if (name === 'segment') this.#segment = null;
    if (name === 'unit') this.#unit = null;
  }

  #text(text: string): void {
    if (this.#content && this.#skippedFrom === 0) this.#write(escapeText(text));
  }
}

/**
 * The texts of an XLIFF 2.0 or 2.1 file, as tagged text.
 *
 * @throws XliffError when it is something else, or could do harm
 */
export const readXliff = (xml: string): XliffFile => new XliffReader().read(xml.replace(/^\uFEFF/, ''));
