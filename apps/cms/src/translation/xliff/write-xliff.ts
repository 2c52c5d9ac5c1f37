import { createHash } from 'node:crypto';
import { escapeMarkup, IMPOSSIBLE_IN_XML } from '@keelstone/model/text/escape-markup';
import { escapeText, tokensOf } from '../tagged-text.ts';
import type { WorkspaceField } from '../workspace.ts';

export const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0';
/** Of the attribute of a unit that says which targets it was exported with, and which codes their numbers stand for. XLIFF asks tools to keep what they do not know. */
export const EXPORTED = 'urn:keelstone:exported';

/** What a file has of a page. */
export type XliffPage = {
  /** `page/12`: names the page, so that a file cannot be imported into another one. */
  original: string;
  source: string;
  target: string;
  fields: readonly Pick<
    WorkspaceField,
    'key' | 'label' | 'kind' | 'state' | 'source' | 'target' | 'restructured' | 'codes'
  >[];
};

/** XML reads a carriage return as the end of a line, unless it is written as a reference. */
const escapeXml = (text: string) => escapeMarkup(text).replaceAll('\r', '&#13;');

/** XLIFF has an element for what XML cannot contain. */
const escapeContent = (text: string) =>
  escapeXml(text).replace(
    IMPOSSIBLE_IN_XML,
    (character) => `<cp hex="${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  );

const escapeAttribute = (text: string) => escapeXml(text).replace(IMPOSSIBLE_IN_XML, '');

/** Ids are tokens of XML names. Ids of rows that content files give may have other characters. */
export const unitId = (key: string): string =>
  key.replace(/[^A-Za-z0-9.-]/g, (character) => `_${character.charCodeAt(0).toString(16)}_`);

/** A text in the form in which files have it. Only rich texts have tags. */
export const asTagged = (kind: WorkspaceField['kind'], text: string): string =>
  kind === 'rich' ? text : escapeText(text);

/** Tells an import whether a tagged text is the one that was exported. */
export function fingerprint(text: string | null): string {
  if (text === null || text.trim() === '') return '-';
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function content(text: string): string {
  let xml = '';
  for (const token of tokensOf(text)) {
    if (token.kind === 'text') xml += escapeContent(token.text);
    else if (token.kind === 'break') xml += '\n';
    else if (token.kind === 'open') xml += `<pc id="${token.number}">`;
    else if (token.kind === 'close') xml += '</pc>';
    else xml += `<ph id="${token.number}"/>`;
  }
  return xml;
}

function unit({
  key,
  label,
  kind,
  state,
  source,
  target,
  restructured,
  codes,
}: XliffPage['fields'][number]): string {
  const texts = restructured ?? target;
  const isDone = state === 'translated';
  const write = (text: string) => content(asTagged(kind, text));
  const exported = source
    .map((_, index) => [fingerprint(asTagged(kind, texts[index] ?? '')), ...(codes[index] ?? [])].join())
    .join(' ');
  // The namespace is declared here, because tools copy the attributes of units, and write a root of their own.
  const trace = `xmlns:exported="${EXPORTED}" exported:targets="${exported}"`;
  const segments = source.map((text, index) => {
    const translation = texts[index] ?? '';
    const own = translation.trim() === '' ? '' : `<target>${write(translation)}</target>`;
    const stage = own !== '' && isDone ? 'translated' : 'initial';
    return `      <segment id="s${index + 1}" state="${stage}">
        <source>${write(text)}</source>${own && `\n        ${own}`}
      </segment>`;
  });
  return `    <unit id="${unitId(key)}" name="${escapeAttribute(label)}" canResegment="no" xml:space="preserve" ${trace}>
${segments.join('\n')}
    </unit>`;
}

/** An XLIFF 2.1 file with the texts of a page, by segments, and the translations that there are. */
export const writeXliff = ({ original, source, target, fields }: XliffPage): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${XLIFF}" version="2.1" srcLang="${source}" trgLang="${target}">
  <file id="f1" original="${escapeAttribute(original)}">
${fields.map(unit).join('\n')}
  </file>
</xliff>
`;
