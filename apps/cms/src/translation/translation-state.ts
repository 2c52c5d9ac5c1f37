import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@keelstone/model';
import type { FlattenedField } from 'payload';
import { type Mark, readMarks } from './translation-marks.ts';
import { segmentsOf, type TranslatedField, translatedFields } from './translation-units.ts';

type Content = Record<string, unknown>;

/** `missing` also if a part of it is not translated; `drafted` if only its publication is missing. */
export type FieldState = 'translated' | 'missing' | 'changed' | 'copied' | 'drafted';

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

/** The state of a field in a language; null if there is nothing to translate. */
export function fieldState(
  field: TranslatedField,
  { source, target, mark }: { source: Language; target: Language; mark?: Mark | undefined },
): FieldState | null {
  const texts = segmentsOf(field, source);
  const translations = segmentsOf(field, target);
  if (texts.every(isBlank)) return null;
  const isComplete =
    translations.length !== texts.length ||
    texts.every((text, index) => isBlank(text) || !isBlank(translations[index]));
  if (translations.every(isBlank) || !isComplete) return 'missing';
  if (!mark) return 'translated';
  if (mark.isCopy) return 'copied';
  return mark.former ? 'changed' : 'drafted';
}

/** How far a document is translated into a language. */
export type TranslationState = {
  language: Language;
  /** Whether any field has a translation. */
  isStarted: boolean;
  /** Fields that wait for a translation: missing, copied, translated from an earlier text, or not shown yet. */
  behind: number;
};

/** The language that the others are translated from: the default one, or the first that has the title. */
export function sourceLanguage(fields: readonly TranslatedField[]): Language {
  const languages = [DEFAULT_LANGUAGE, ...LANGUAGES];
  // A notice may have no heading.
  for (const field of fields) {
    const language = languages.find((each) => !segmentsOf(field, each).every(isBlank));
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/**
 * How far a document is translated into each language but its source language.
 *
 * @param document as read with `locale: 'all'`
 */
export function translationStates(fields: readonly FlattenedField[], document: Content): TranslationState[] {
  const translated = translatedFields(fields, document);
  const marks = readMarks(document.translationMarks);
  const source = sourceLanguage(translated);
  return LANGUAGES.filter((language) => language !== source).map((language) => {
    const states = translated.flatMap((field) => {
      const state = fieldState(field, { source, target: language, mark: marks[language]?.[field.key] });
      return state ? [state] : [];
    });
    return {
      language,
      isStarted: states.some((state) => state !== 'missing'),
      behind: states.filter((state) => state !== 'translated').length,
    };
  });
}
