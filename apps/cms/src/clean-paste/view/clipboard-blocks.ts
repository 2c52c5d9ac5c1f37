import { isBlank, rename, textNodes, unwrap, wrapContent } from './clipboard-elements.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** What a text has as blocks, with their parts. */
const BLOCKS = `p, ${HEADINGS}, ul, ol, li, table, tr, td, th, blockquote, hr`;

/** What begins and ends a line on a web page, but is nothing that a text can have. */
const CONTAINERS =
  'div, section, article, aside, main, header, footer, nav, search, hgroup, center, address, form, fieldset, legend, figure, figcaption, details, summary, dialog, dl, dt, dd, pre, textarea, caption, thead, tbody, tfoot';

/** Inline elements that a style sheet makes lines of. */
const LINES =
  ':is(a, b, strong, em, i, span, label, button):is([style*="display: block"], [style*="display:block"])';

/** Where there can be lines, but no paragraphs. */
const WITH_LINES = `p, ${HEADINGS}, li, blockquote`;

/** Begins a line, if there is text on both sides of it. */
const LINE = 'data-line';

const hasBlocks = (node: Node) => node.nodeType === 1 && (node as Element).querySelector(BLOCKS) !== null;
const isBlock = (node: Node) => node.nodeType === 1 && (node as Element).matches(BLOCKS);
const isBreak = (node: Node) => node.nodeName === 'BR';

function lineOf(element: Element): Element {
  const line = element.ownerDocument.createElement('br');
  line.setAttribute(LINE, '');
  return line;
}

function setApart(element: Element): void {
  element.before(lineOf(element));
  element.after(lineOf(element));
}

/** Lines of what is shown as it is written. */
function breakLines(root: Element): void {
  for (const element of root.querySelectorAll('pre, textarea'))
    for (const text of textNodes(element)) {
      const [first = '', ...others] = text.data.replace(/\r\n?/g, '\n').split('\n');
      const { ownerDocument } = element;
      text.replaceWith(first, ...others.flatMap((line) => [ownerDocument.createElement('br'), line]));
    }
}

/** Makes containers of blocks that the editor could not show where they are, and that visitors would read as one line. */
function openBlocks(root: Element): void {
  for (const list of root.querySelectorAll('menu, dir')) rename(list, 'ul');
  for (const item of root.querySelectorAll('li')) if (!item.closest('ul, ol')) rename(item, 'div');
  for (const caption of root.querySelectorAll('table > caption')) caption.parentElement?.before(caption);
  for (const table of root.querySelectorAll('table')) {
    // A table around another one is a layout.
    if (!table.querySelector('table') && !table.closest('li')) continue;
    for (const part of table.querySelectorAll('thead, tbody, tfoot, tr, td, th'))
      if (part.closest('table') === table) rename(part, 'div');
    rename(table, 'div');
  }
  for (const element of root.querySelectorAll(`p, ${HEADINGS}, blockquote`))
    if (element.querySelector('ul, ol, table, hr')) rename(element, 'div');
}

function placeBlock(element: Element): void {
  const place = element.parentElement?.closest(`${WITH_LINES}, td, th`);
  if (isBlank(element) && !element.querySelector('hr, table')) element.replaceWith(lineOf(element));
  else if (place?.matches(WITH_LINES) || (!element.matches(BLOCKS) && hasBlocks(element))) {
    setApart(element);
    unwrap(element);
  } else if (!element.matches(BLOCKS)) rename(element, 'p');
}

/** A card is often one link around all that is in it; in a text, links are inside of blocks. */
function moveLinksIntoBlocks(root: Element): void {
  for (const link of root.querySelectorAll('a[href]')) {
    if (!hasBlocks(link)) continue;
    for (const block of link.querySelectorAll(`p, ${HEADINGS}, li, td, th, blockquote`))
      if (!hasBlocks(block) && !isBlank(block))
        wrapContent(block, 'a').setAttribute('href', link.getAttribute('href') ?? '');
    unwrap(link);
  }
}

/** What is beside a node on the page, unless that is the edge of a block. */
function neighbour(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  const next = node[side];
  if (next && isBlank(next) && !isBreak(next) && !isBlock(next) && !hasBlocks(next))
    return neighbour(next, side);
  if (next) return next;
  const parent = node.parentElement;
  return !parent || isBlock(parent) || parent.matches('body') ? null : neighbour(parent, side);
}

function breakBetween(root: Element): void {
  for (const line of root.querySelectorAll(`[${LINE}]`)) {
    const sides = [neighbour(line, 'previousSibling'), neighbour(line, 'nextSibling')];
    if (sides.every((side) => side && !isBlock(side) && !isBreak(side))) line.removeAttribute(LINE);
    else line.remove();
  }
}

/**
 * Makes paragraphs of whatever has lines of its own on a page; in items of lists, headings and quotes, which have no
 * paragraphs, line breaks. No word joins another one by that.
 */
export function arrangeBlocks(root: Element): void {
  breakLines(root);
  for (const element of root.querySelectorAll(LINES)) setApart(element);
  openBlocks(root);
  // Innermost first: what is around a block depends on what became of it.
  const all = root.querySelectorAll(`${CONTAINERS}, p, ${HEADINGS}, blockquote`);
  for (const element of [...all].reverse()) if (!element.matches('table > *')) placeBlock(element);
  moveLinksIntoBlocks(root);
  breakBetween(root);
}
