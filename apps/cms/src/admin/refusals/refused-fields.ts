import { languageName } from '@keelstone/languages/languages.ts';
import { readerLanguage, say } from '@keelstone/languages/say.ts';
import { isLanguage, type Language } from '@keelstone/model';
import { APIError, type PayloadRequest, ValidationError, type ValidationFieldError } from 'payload';
import { type AnyField, describeField, sayPlace } from './describe-field.ts';
import { readOtherLanguage } from './other-language.ts';

/** Of what fields were refused, as far as it is known. */
type Refused = {
  /** The collection or the global. */
  slug: string | undefined;
  /** What was to be saved, which says of which kind each section is. */
  data: unknown;
  /** The language of the save. */
  language: string | null | undefined;
  payload: PayloadRequest['payload'];
};

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], data);

/** The fields of a collection or a global. */
export const fieldsOf = ({ payload, slug = '' }: Pick<Refused, 'payload' | 'slug'>): readonly AnyField[] =>
  payload.collections[slug as keyof typeof payload.collections]?.config.fields ??
  payload.config.globals.find((each) => each.slug === slug)?.fields ??
  [];

/** Payload's own name for the place of a field: in its configuration, or set where the field was refused. */
const ownLabel = ({ label, path }: ValidationFieldError): string =>
  typeof label === 'string' ? label.replaceAll(' > ', ', ') : path;

/** The name of a language for the reader. */
export const languageLabel = (language: Language) => languageName(language, readerLanguage());

/** A refused field: its section, its label and its language, and the reason. */
function sayRefusedField(error: ValidationFieldError, refused: Refused): string {
  const kindOf = (row: string) =>
    (valueAt(refused.data, row) as { blockType?: string } | undefined)?.blockType;
  const place = describeField(fieldsOf(refused), error.path, kindOf);
  const labels = place.isKnown ? place.labels : [ownLabel(error)];
  const other = readOtherLanguage(error.message, languageLabel);
  const language = other?.language ?? refused.language;
  const isLocalized = isLanguage(language) && (place.isLocalized || other !== undefined);
  const label = sayPlace({ labels, isLocalized }, isLocalized ? languageLabel(language) : '');
  return say('{place}: {reason}', { place: label, reason: other?.reason ?? error.message });
}

/** Each refused field with its place and the reason. */
export const sayRefusedFields = (errors: readonly ValidationFieldError[], refused: Refused): string[] =>
  errors.map((error) => sayRefusedField(error, refused));

/** Thrown instead of a `ValidationError` where no form can mark the fields: its message names all of them. */
class FieldsRefusedError extends APIError {
  constructor(lines: readonly string[], cause: ValidationError) {
    super(lines.join('\n'), cause.status, null, true);
    this.name = 'FieldsRefusedError';
    this.cause = cause;
  }
}

/** An error of a save that no form has asked for, with all that a form would show. Other errors are unchanged. */
export const sayWithoutForm = (error: unknown, refused: Refused): unknown =>
  error instanceof ValidationError
    ? new FieldsRefusedError(sayRefusedFields(error.data.errors, refused), error)
    : error;
