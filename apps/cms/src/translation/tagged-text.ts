import { createHash } from 'node:crypto';
import { say } from '@keelstone/languages/say.ts';

/** An inline node of the editor. */
export type InlineNode = { type: string; children?: InlineNode[]; text?: string } & Record<string, unknown>;

/** What a number in tagged text stands for: a node without its content. A pair encloses text, a single does not. */
export type Inline = { isPair: boolean; node: InlineNode };

/** Text in which numbered tags stand for formats and links: `Read the <1>guide</1>.` */
export type TaggedText = { text: string; inlines: readonly Inline[] };

const PLAIN: InlineNode = {
  type: 'text',
  text: '',
  version: 1,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
};
const LINE_BREAK: InlineNode = { type: 'linebreak', version: 1 };
/**
 * A tag or a line break, after an even number of backslashes: an odd one makes it text. What is between them is not matched,
 * because a file may have millions of escaped characters.
 */
const MARK = /(?<!\\)((?:\\\\)*)(?:\n|<(?:\/(\d+)|(\d+)(\/?))>)/g;

/** Thrown when tags in a text do not match. The message is for editors. */
export class TagError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TagError';
  }
}

export const isText = (node: InlineNode): node is InlineNode & { text: string } =>
  typeof node.text === 'string';
const isPlain = (node: InlineNode) => isText(node) && node.type === 'text' && !node.format && !node.style;

export const isInline = (node: InlineNode): boolean =>
  isText(node) || ['linebreak', 'tab', 'link', 'autolink', 'inlineBlock'].includes(node.type);

export const escapeText = (text: string): string => text.replace(/[\\<]/g, '\\$&');

type Fields = Record<string, unknown>;
/** What a part of a text has in its form. */
export const fieldsOf = ({ fields }: InlineNode): Fields => (fields ?? {}) as Fields;

export const partId = (part: InlineNode): string | undefined => {
  const id = fieldsOf(part).id ?? part.id;
  return typeof id === 'string' ? id : undefined;
};

/** Equal for parts of one kind. */
export const kindOf = (part: InlineNode): string =>
  JSON.stringify([part.type, fieldsOf(part).blockType, part.relationTo]);

/** Ids of links are new in each text. */
function emptied({ children: _, text, id: __, ...node }: InlineNode): InlineNode {
  return { ...node, ...(text === undefined ? {} : { text: '' }) } as InlineNode;
}
/** Text and children do not count, so that it stays the same while a text grows. */
const signatures = new WeakMap<InlineNode, string>();

function signatureOf(node: InlineNode): string {
  const known = signatures.get(node);
  if (known !== undefined) return known;
  const signature = JSON.stringify(
    Object.entries(emptied(node)).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  signatures.set(node, signature);
  return signature;
}

const inlineBlocks = (nodes: readonly InlineNode[]): InlineNode[] =>
  nodes.flatMap((node) => (node.type === 'inlineBlock' ? [node] : inlineBlocks(node.children ?? [])));

/**
 * What an inline node has in common with its counterpart in the other language. The words of a footnote differ in a
 * translation: it is known by its id, or is the next one that has none there.
 */
function keyFor(idsThere: ReadonlySet<string | undefined>) {
  return ({ isPair, node }: Inline): string => {
    if (node.type !== 'inlineBlock') return `${isPair} ${signatureOf(node)}`;
    const id = partId(node);
    const isThere = idsThere.has(id);
    return JSON.stringify([isPair, kindOf(node), isThere, isThere ? id : null]);
  };
}

const idsOf = (nodes: readonly InlineNode[]) => new Set(inlineBlocks(nodes).map(partId));

/**
 * Reads a block's inline nodes.
 *
 * @param known inline nodes of the text that this one translates, whose numbers are used for equal nodes
 */
export function readTagged(children: readonly InlineNode[], known: readonly Inline[] = []): TaggedText {
  const inlines = [...known];
  const keyHere = keyFor(idsOf(children));
  /** By key, the last one first: to compare each node with each would take minutes for thousands of links. */
  const unused = Map.groupBy([...known.keys()].reverse(), (index) => keyHere(known[index] as Inline));
  const keyThere = keyFor(idsOf(known.map(({ node }) => node)));
  const numberOf = (node: InlineNode, isPair: boolean): number => {
    const index = unused.get(keyThere({ isPair, node }))?.pop();
    const inline = { isPair, node: emptied(node) };
    if (index === undefined) return inlines.push(inline);
    inlines[index] = inline;
    return index + 1;
  };
  const read = (node: InlineNode): string => {
    if (node.type === 'linebreak') return '\n';
    if (isPlain(node)) return escapeText(node.text ?? '');
    const isPair = isText(node) || node.children !== undefined;
    const number = numberOf(node, isPair);
    if (!isPair) return `<${number}/>`;
    const content = isText(node) ? escapeText(node.text) : (node.children ?? []).map(read).join('');
    return `<${number}>${content}</${number}>`;
  };
  return { text: children.map(read).join(''), inlines };
}

/**
 * Says in another version of a text which inline node this is, because its number can be another one there. Equal nodes
 * have the same code.
 */
export function codeOf({ node }: Inline): string {
  const { type, format, style, fields } = node;
  const isBlock = type === 'inlineBlock' && partId(node) !== undefined;
  const identity = isBlock ? [type, partId(node)] : [type, format, style, fields];
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 8);
}

/** A part of a tagged text; numbers of tags are those of its inline nodes. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'open' | 'close' | 'single'; number: number };

const unescapeText = (text: string): string => text.replace(/\\([\s\S])/g, '$1');

export function* tokensOf(text: string): Generator<Token> {
  let from = 0;
  for (const { 0: mark, 1: slashes = '', 2: closed, 3: opened, 4: single, index } of text.matchAll(MARK)) {
    const words = text.slice(from, index + slashes.length);
    if (words !== '') yield { kind: 'text', text: unescapeText(words) };
    from = index + mark.length;
    const digits = closed ?? opened;
    if (digits === undefined) yield { kind: 'break' };
    else yield { kind: closed ? 'close' : single ? 'single' : 'open', number: Number(digits) };
  }
  if (from < text.length) yield { kind: 'text', text: unescapeText(text.slice(from)) };
}

type Level = { number: number; children: InlineNode[] /** The format of text. */; run: InlineNode };

function addText(level: Level, text: string): void {
  const last = level.children.at(-1);
  if (last && isText(last) && signatureOf(last) === signatureOf(level.run)) last.text += text;
  else if (text !== '') {
    const node = { ...level.run, text };
    signatures.set(node, signatureOf(level.run));
    level.children.push(node);
  }
}

/**
 * The inline nodes of a tagged text.
 *
 * @throws TagError when a tag is unknown, or is not closed where it should be
 */
export function writeTagged({ text, inlines }: TaggedText): InlineNode[] {
  const levels: Level[] = [{ number: 0, children: [], run: PLAIN }];
  const top = () => levels.at(-1) as Level;
  const inlineOf = (number: number, isPair: boolean): InlineNode => {
    const inline = inlines[number - 1];
    if (inline?.isPair !== isPair)
      throw new TagError(say('There is no {tag} in the source.', { tag: `<${number}${isPair ? '' : '/'}>` }));
    return inline.node;
  };
  const close = (number: number) => {
    const level = top();
    if (number === 0 || level.number !== number) {
      throw new TagError(
        level.number
          ? say('<{number}> is not closed by </{number}>.', { number: level.number })
          : say('</{number}> closes nothing.', { number }),
      );
    }
    levels.pop();
    const { node } = inlines[number - 1] as Inline;
    const isRun = level.run !== top().run;
    // A link without text would be invisible.
    if (isRun) top().children.push(...level.children);
    else if (level.children.length > 0) top().children.push({ ...node, children: level.children });
  };
  for (const token of tokensOf(text)) {
    if (token.kind === 'text') addText(top(), token.text);
    else if (token.kind === 'break') top().children.push({ ...LINE_BREAK });
    else if (token.kind === 'close') close(token.number);
    else if (token.kind === 'single') top().children.push({ ...inlineOf(token.number, false) });
    else {
      const { number } = token;
      const node = inlineOf(number, true);
      // Texts carry their format themselves.
      levels.push({ number, children: [], run: isText(node) ? node : top().run });
    }
  }
  if (levels.length > 1)
    throw new TagError(say('<{number}> is not closed by </{number}>.', { number: top().number }));
  return top().children;
}

/** The text with other numbers in its tags. A tag that gets none is left out, and the words in it stay. */
export const renumber = (
  text: string,
  numberOf: (number: number, isPair: boolean) => number | undefined,
): string =>
  text.replace(
    MARK,
    (mark: string, slashes: string, closed?: string, opened?: string, single: string = '') => {
      const digits = closed ?? opened;
      if (digits === undefined) return mark;
      const number = numberOf(Number(digits), single === '');
      return slashes + (number === undefined ? '' : `<${closed ? '/' : ''}${number}${single}>`);
    },
  );

/** For reading only: the text without its tags. */
export function withoutTags(text: string): string {
  let words = '';
  for (const token of tokensOf(text)) {
    if (token.kind === 'text') words += token.text;
    else if (token.kind === 'break') words += '\n';
  }
  return words;
}
