import type { DOMPurify } from 'dompurify';
import { arrangeBlocks } from './clipboard-blocks.ts';
import { isBlank, rename, textNodes, unwrap, wrapContent } from './clipboard-elements.ts';
import { spellOut } from './clipboard-formulas.ts';
import { fixGoogleLists, listWordParagraphs, splitItems } from './clipboard-lists.ts';
import { type Footnote, takeFootnotes } from './footnotes.ts';

/** What a text can have (`packages/editing/src/fields/body.field.ts`): everything else loses its tags. */
const TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'a'],
  ...['strong', 'em', 's', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/**
 * Removed with what is in them: what no reader sees, what is no text, and the choices and entries of forms. Pictures are
 * uploaded, not pasted: the clipboard only has addresses of files.
 */
const WITHOUT_TEXT =
  'head, title, meta, link, style, script, noscript, template, xml, img, picture, video, audio, iframe, object, embed, input, select, datalist, [style*="mso-hide"], [style*="display:none"], [style*="display: none"]';

/** Word's and Google Docs' comments: remarks of colleagues on the text, which nobody meant to publish. */
const REMARKS =
  '[style*="mso-element:comment"], [style*="mso-element: comment"], .MsoCommentReference, .MsoCommentText, .MsoCommentSubject, .msocomanchor, .msocomtxt, .msocomoff, a[id^="cmnt_ref"], div:has(> p > a[href*="#cmnt_ref"])';

const HEADINGS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'];

function removeComments(root: Node): void {
  for (const child of [...root.childNodes]) {
    if (child.nodeType === child.COMMENT_NODE) child.remove();
    else removeComments(child);
  }
}

/** Google Docs and browsers say by style what Word says by elements. */
function nameStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('span[style], font[style]')) {
    const style = element.getAttribute('style') ?? '';
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style) && !isHeading) wrapContent(element, 'strong');
    if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em');
    if (/text-decoration[^;]*line-through/i.test(style)) wrapContent(element, 's');
  }
  // Google Docs puts everything into one, which is not bold.
  for (const element of root.querySelectorAll('b[style], strong[style]'))
    if (/font-weight:\s*(?:normal|[1-5]00)/i.test(element.getAttribute('style') ?? '')) unwrap(element);
  const names = { b: 'strong', i: 'em', strike: 's', del: 's', tt: 'code', kbd: 'code', samp: 'code' };
  for (const [from, to] of Object.entries(names))
    for (const element of root.querySelectorAll(from)) rename(element, to);
}

/** What is written on a button is text, set apart by its border instead of spaces. */
function setButtonsApart(root: Element): void {
  for (const button of root.querySelectorAll('button')) {
    button.before(' ');
    if (!/^\p{P}/u.test(button.nextSibling?.textContent ?? '')) button.after(' ');
  }
}

/** The title of the page is its only heading of the first level: the others move down, as far as there are levels. */
function lowerHeadings(root: Element): void {
  const headings = [...root.querySelectorAll(HEADINGS.join(', '))];
  const highest = Math.min(...headings.map(({ tagName }) => HEADINGS.indexOf(tagName) + 1));
  for (const heading of headings) {
    const level = HEADINGS.indexOf(heading.tagName) + 1 + (highest === 1 ? 1 : 0);
    rename(heading, `h${Math.min(Math.max(level, 2), 4)}`);
  }
}

/** Google Docs' links lead through Google; those within a document lead nowhere on a page. */
function straightenLinks(root: Element): void {
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    const url = URL.canParse(href) ? new URL(href) : null;
    const target =
      url?.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null;
    if (target) link.setAttribute('href', target);
    else if (!url && !/^\/(?!\/)/.test(href)) unwrap(link);
  }
}

/** Lines and indentation of the source are no text; a single no-break space is, as before French punctuation. */
function normaliseSpaces(root: Element): void {
  for (const text of textNodes(root)) {
    text.data = text.data
      .replace(/[\t\n\r\f ]+/g, ' ')
      .replace(/[ \u00A0]*\u00A0 [ \u00A0]*|[ \u00A0]* \u00A0[ \u00A0]*|\u00A0{2,}/g, ' ')
      .replace(/[\u200B\uFEFF]/g, '');
  }
  for (const element of [
    ...root.querySelectorAll('p, h2, h3, h4, li, strong, em, s, code, a, blockquote'),
  ].reverse())
    if (isBlank(element) && !element.querySelector('br, hr'))
      element.replaceWith(...(element.textContent ? [' '] : []));
  // `:only-child` does not help: text beside a line break is no child element.
  for (const { parentElement } of root.querySelectorAll('p > br'))
    if (isBlank(parentElement)) parentElement?.remove();
}

/**
 * The content of a clipboard's HTML as a text of this CMS can have it: without the styles, classes and private
 * elements of Word and Google Docs, and without anything that could run.
 *
 * @param parse makes a document in which nothing runs or is loaded, such as `DOMParser` does
 * @param takesNotes whether the text can have footnotes; otherwise they stay below it, as paragraphs
 * @returns the text, and its footnotes in the order of their marks (`FOOTNOTE_MARK`) in it
 */
export function cleanClipboardHtml(
  pasted: string,
  parse: (html: string) => Document,
  purify: Pick<DOMPurify, 'sanitize'>,
  takesNotes: boolean,
): { html: string; footnotes: Footnote[] } {
  const { body } = parse(pasted);
  removeComments(body);
  for (const element of body.querySelectorAll(`${WITHOUT_TEXT}, ${REMARKS}`)) element.remove();
  setButtonsApart(body);
  spellOut(body);
  for (const element of body.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    for (const bold of element.querySelectorAll('b, strong')) unwrap(bold);
  const footnotes = takesNotes ? takeFootnotes(body) : [];
  listWordParagraphs(body);
  nameStyles(body);
  arrangeBlocks(body);
  lowerHeadings(body);
  straightenLinks(body);
  fixGoogleLists(body);
  splitItems(body);
  const clean = parse(
    String(
      purify.sanitize(body.innerHTML, {
        ALLOWED_TAGS: TAGS,
        ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'start'],
        ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|\d+$)/i,
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
      }),
    ),
  ).body;
  for (const link of clean.querySelectorAll('a:not([href])')) unwrap(link);
  normaliseSpaces(clean);
  return { html: clean.innerHTML.trim(), footnotes };
}
