import { isBlank } from './clipboard-elements.ts';

/** Word's items of lists are paragraphs, with the list and the level in their style: `mso-list:l0 level2 lfo1`. */
const WORD_ITEM = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const ORDERED = /^\s*(?:\d+|[a-z]{1,3}|[ivxlc]+)[.)]/i;

type Item = { paragraph: Element; level: number; list: string; marker: string };

function itemOf(paragraph: Element): Item | null {
  const [, list, level] = WORD_ITEM.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (list === undefined) return null;
  const marker = [...paragraph.querySelectorAll('span[style]')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  return { paragraph, level: Number(level), list, marker: marker?.textContent ?? '' };
}

function removeMarkers(paragraph: Element): void {
  for (const span of paragraph.querySelectorAll('span[style]'))
    if (/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) span.remove();
}

/** Makes lists of Word's paragraphs. */
export function listWordParagraphs(root: Element): void {
  const { ownerDocument } = root;
  /** The open lists, outermost first; they end with the first paragraph that is no item. */
  let open: { list: Element; level: number; name: string }[] = [];
  let last: Element | null = null;
  for (const paragraph of [...root.querySelectorAll('p')]) {
    const item = itemOf(paragraph);
    if (!item) continue;
    const isNext = last !== null && paragraph.previousElementSibling === last;
    if (!isNext) open = [];
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    if (open.length === 1 && open[0]?.level === item.level && open[0].name !== item.list) open = [];
    let current = open.at(-1);
    if (!current || current.level < item.level) {
      const isOrdered = ORDERED.test(item.marker);
      const list = ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
      // A list goes on with its numbers behind a paragraph. The last number of several, as in 2.3, is that of the item.
      const [, number = '1'] = (isOrdered && /(\d+)\D*$/.exec(item.marker)) || [];
      if (number !== '1') list.setAttribute('start', number);
      const parent: Element | null = current?.list.lastElementChild ?? null;
      if (parent) parent.append(list);
      else paragraph.before(list);
      current = { list, level: item.level, name: item.list };
      open.push(current);
    }
    removeMarkers(paragraph);
    const entry = ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    current.list.append(entry);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}

/** Google Docs puts nested lists beside the items to which they belong. */
export function fixGoogleLists(root: Element): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list);
}

/** What comes behind an item's own list becomes an item: the editor would put its words before that list. */
export function splitItems(root: Element): void {
  for (const list of root.querySelectorAll('li > :is(ul, ol)')) {
    const item = list.parentElement;
    const behind: Node[] = [];
    for (let node = list.nextSibling; node; node = node.nextSibling) behind.push(node);
    const next = behind.find((node) => !isBlank(node));
    if (!item || !next || /^[UO]L$/.test(next.nodeName)) continue;
    const rest = root.ownerDocument.createElement('li');
    rest.append(...behind);
    item.after(rest);
  }
}
