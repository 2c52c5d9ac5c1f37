import type { Content } from '@keelstone/editing/content.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { FlattenedField } from 'payload';
import type { TranslatedField } from './read-fields.ts';
import { type Mark, readMarks } from './translation-marks.ts';
import { isBlank, segmentsOf, sourceLanguage, translatedFields } from './translation-units.ts';

/** `missing` also if a part of it is not translated; `drafted` if only its publication is missing. */
export type FieldState = 'translated' | 'missing' | 'changed' | 'copied' | 'drafted';

/** The state of a field in a language; null if there is nothing to translate. */
export function fieldState(
  field: TranslatedField,
  { source, target, mark }: { source: Language; target: Language; mark?: Mark | undefined },
): FieldState | null {
  const texts = segmentsOf(field, source);
  const translations = segmentsOf(field, target);
  const isEmpty = (text: string | undefined) => isBlank(field, text);
  if (texts.every(isEmpty)) return null;
  const isComplete =
    translations.length !== texts.length ||
    texts.every((text, index) => isEmpty(text) || !isEmpty(translations[index]));
  if (translations.every(isEmpty) || !isComplete) return 'missing';
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
