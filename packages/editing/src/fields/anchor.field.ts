import { DEFAULT_LANGUAGE, isLanguage } from '@keelstone/model';
import type { FieldHook, TextField, TextFieldValidation } from 'payload';
import { explainAnchorFault } from './anchor-fault.ts';
import { type AnchoredRow, anchoredRows, wordsOf } from './anchored-rows.ts';
import { chooseAnchors } from './choose-anchors.ts';

const validate: TextFieldValidation = (value, { data }) => {
  if (!value) return true;
  const { sections } = data as { sections?: unknown };
  return (
    explainAnchorFault(
      value,
      anchoredRows(sections).map(({ anchor }) => anchor ?? ''),
    ) ?? true
  );
};

/** The anchor by which links can lead to this row. If it is empty, `fillAnchors` generates it. */
export const anchorField = (what: string): TextField => ({
  name: 'anchor',
  label: 'Name in links',
  type: 'text',
  localized: true,
  validate,
  admin: {
    description: `Stands behind # in links to this ${what}, such as /prices#what-it-costs. Leave it empty to have it made from the title. It then stays when the title changes; when you change it yourself, links from elsewhere no longer open this ${what}.`,
  },
});

/** A hook for the field that holds the sections, because anchors must be unique on the page (U-3). */
export const fillAnchors: FieldHook = ({ value, previousValue, req }) => {
  const language = isLanguage(req.locale) ? req.locale : DEFAULT_LANGUAGE;
  const former = new Map(anchoredRows(previousValue).map((row) => [row.id, row]));
  const rows = anchoredRows(value);
  const whole = rows.map((row): AnchoredRow => {
    // Values that a request omits stay as they are; anchors that an editor has emptied are generated again.
    const given = Object.fromEntries(Object.entries(row).filter(([, content]) => content !== undefined));
    return { ...former.get(row.id), ...given };
  });
  // A row without a title in this language cannot be linked to yet.
  const named = rows.flatMap((row, index) => {
    const { anchor, ...words } = whole[index] ?? {};
    return anchor?.trim() || wordsOf(words) ? [{ row, anchor, words: wordsOf(words) }] : [];
  });
  const anchors = chooseAnchors(named, language);
  for (const [index, { row }] of named.entries()) row.anchor = anchors[index];
  return value;
};
