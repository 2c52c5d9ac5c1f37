import { DEFAULT_LANGUAGE, type Language } from '@keelstone/model';
import type { Field } from 'payload';
import { asList, blockOf, isLocalized, rowOf, writableFields } from './fields.ts';
import { type Entry, fieldsOf } from './read-content.ts';

type Values = Record<string, unknown>;
/** How to get a localized value: from the other language's file, or from a value with all languages. */
type Words = (base: Values, own: Values | undefined, name: string) => unknown;

function pick(fields: readonly Field[], base: Values, own: Values | undefined, words: Words): Values {
  const picked: Values = {};
  for (const field of writableFields(fields)) {
    const { name } = field;
    const value = isLocalized(field) ? words(base, own, name) : base[name];
    if (value === undefined) continue;
    if (isLocalized(field)) picked[name] = value;
    else if (field.type === 'group')
      picked[name] = pick(field.fields, value as Values, own?.[name] as Values, words);
    else if (field.type === 'array' || field.type === 'blocks') {
      const ownRows = asList(own?.[name] ?? []);
      picked[name] = asList(value).map((row, index) => {
        const [one, other] = [rowOf(field, row), ownRows[index]];
        const kind = field.type === 'blocks' ? { kind: one.kind } : {};
        const rowFields =
          field.type === 'blocks' ? (blockOf(field, one.kind)?.fields ?? []) : (field.fields as Field[]);
        const ownRow = other === undefined ? undefined : rowOf(field, other);
        return { ...kind, ...pick(rowFields, one, ownRow, words) };
      });
    } else picked[name] = value;
  }
  return picked;
}

/** The languages of an entry, the default one first. */
export function languagesOf({ source, translations, slug }: Entry): Language[] {
  if (translations) return [DEFAULT_LANGUAGE, ...(Object.keys(translations) as Language[])];
  const found = new Set<string>([DEFAULT_LANGUAGE]);
  pick(fieldsOf(slug), source.value, undefined, (base, _, name) => {
    for (const language of Object.keys(base[name] ?? {})) found.add(language);
    return undefined;
  });
  return [...found] as Language[];
}

/** An entry in one language: its text, and everything that is not localized. */
export function inLanguage({ slug, source, translations }: Entry, language: Language): Values {
  if (!translations)
    return pick(
      fieldsOf(slug),
      source.value,
      undefined,
      (base, _, name) => (base[name] as Values)?.[language],
    );
  const own = language === DEFAULT_LANGUAGE ? source.value : translations[language]?.value;
  return pick(fieldsOf(slug), source.value, own, (_, words, name) => words?.[name]);
}

/** All localized texts of an entry in one language, in the order of the fields. */
export function wordsOf({ slug, source, translations }: Entry, language: Language): string[] {
  const own = language === DEFAULT_LANGUAGE ? source.value : translations?.[language]?.value;
  const found: string[] = [];
  pick(fieldsOf(slug), source.value, own, (base, words, name) => {
    const value = translations ? words?.[name] : (base[name] as Values | undefined)?.[language];
    if (typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
