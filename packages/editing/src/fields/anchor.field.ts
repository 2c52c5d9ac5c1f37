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

/** The part of a link behind `#` that leads to this row. `fillAnchors` makes it where it is empty. */
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

/** For the field that holds the sections: one page, one name for each (U-3). */
export const fillAnchors: FieldHook = ({ value, previousValue, req }) => {
  const language = isLanguage(req.locale) ? req.locale : DEFAULT_LANGUAGE;
  const former = new Map(anchoredRows(previousValue).map((row) => [row.id, row]));
  const rows = anchoredRows(value);
  const whole = rows.map((row): AnchoredRow => {
    // What a request leaves out stays as it is; what an editor empties is made anew.
    const given = Object.fromEntries(Object.entries(row).filter(([, content]) => content !== undefined));
    return { ...former.get(row.id), ...given };
  });
  // Without words in this language there is nothing to lead to yet.
  const named = rows.flatMap((row, index) => {
    const { anchor, ...words } = whole[index] ?? {};
    return anchor?.trim() || wordsOf(words) ? [{ row, anchor, words: wordsOf(words) }] : [];
  });
  const anchors = chooseAnchors(named, language);
  for (const [index, { row }] of named.entries()) row.anchor = anchors[index];
  return value;
};
