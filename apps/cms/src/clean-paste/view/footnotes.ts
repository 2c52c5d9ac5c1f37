import { textNodes } from './clipboard-elements.ts';

/** A note to the words before it, as the fields of the text's inline block of this name. */
export type Footnote = { text: string; url?: string };

/** Private characters around a footnote's index: they have no other meaning on the web, and pass through as text. */
const [BEGIN, END] = ['\uE000', '\uE001'];
export const FOOTNOTE_MARK = new RegExp(`${BEGIN}(\\d+)${END}`);

/** What holds a note, which may have several paragraphs. */
const NOTE =
  'li, dd, [style*="mso-element:footnote"], [style*="mso-element:endnote"], div[id^="sdfootnote"], div[id^="sdendnote"]';

const namesOf = (element: Element) =>
  [element, element.parentElement, ...element.children].flatMap((named) =>
    ['id', 'name'].map((attribute) => named?.getAttribute(attribute)).filter((name) => !!name),
  );

/** What refers to a note: a number, a letter or a sign, also *note 1*; not the words of a list of contents or questions. */
const REFERENCE = /^[\s[(]*(?:\p{L}+\s)?(?:\p{N}+|\p{L}|[ivxlc]+|[*†‡§¶#]+)[\s\])]*[.:]?$/u;

/** Browsers make addresses absolute when a part of a page is copied: those within that part are made fragments again. */
function shortenAddresses(root: Element): void {
  const names = new Map<string, string>();
  for (const element of root.querySelectorAll('[id], a[name]'))
    for (const name of [element.id, element.getAttribute('name')])
      if (name) names.set(name, name).set(new URL(`#${name}`, 'https://localhost').hash.slice(1), name);
  const links = [...root.querySelectorAll('a[href*="#"]')].flatMap((link) => {
    const [page = '', fragment = ''] = (link.getAttribute('href') ?? '').split(/#(.*)/s);
    const name = names.get(fragment);
    return page && name ? [{ link, page, name }] : [];
  });
  if (new Set(links.map(({ page }) => page)).size !== 1) return;
  for (const { link, name } of links) link.setAttribute('href', `#${name}`);
}

/** The link in a note that leads back to where it is referred to. */
function linkBack(root: Element, reference: Element): Element | undefined {
  const name = reference.getAttribute('href')?.slice(1);
  const target = [...root.querySelectorAll('[id], a[name]')].find(
    (element) => element.id === name || element.getAttribute('name') === name,
  );
  if (!target || target.contains(reference)) return undefined;
  const names = namesOf(reference);
  return [target, ...target.querySelectorAll('a')].find((link) =>
    names.some((own) => link.getAttribute('href') === `#${own}`),
  );
}

/** Removes an element, and what held nothing but it: the list of the notes, and the line above them. */
function removeWithEmptyParents(root: Element, element: Element): void {
  const { parentElement } = element;
  element.remove();
  if (parentElement && parentElement !== root && parentElement.textContent?.trim() === '')
    removeWithEmptyParents(root, parentElement);
}

/**
 * Takes the notes out of a text that was copied from Word, LibreOffice or a web page. Instead of each reference, a mark
 * with the note's index stays in the text.
 *
 * @returns the notes in the order of their references; what only looks like one stays where it is
 */
export function takeFootnotes(root: Element): Footnote[] {
  for (const text of textNodes(root)) text.data = text.data.replaceAll(BEGIN, '').replaceAll(END, '');
  shortenAddresses(root);
  const footnotes: Footnote[] = [];
  for (const reference of root.querySelectorAll('a[href^="#"]')) {
    if (!root.contains(reference) || !REFERENCE.test((reference.textContent ?? '').normalize('NFKC')))
      continue;
    const back = linkBack(root, reference);
    const note = back?.closest(NOTE) ?? back?.closest('p');
    if (!back || !note || note.contains(reference)) continue;
    back.remove();
    const text = (note.textContent ?? '').replace(/\s+/g, ' ').trim();
    const url = note.querySelector('a[href^="http"]')?.getAttribute('href');
    removeWithEmptyParents(root, note);
    if (text === '') continue;
    reference.replaceWith(`${BEGIN}${footnotes.length}${END}`);
    footnotes.push(url ? { text, url } : { text });
  }
  return footnotes;
}
