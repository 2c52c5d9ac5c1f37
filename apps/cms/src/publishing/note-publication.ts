import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@keelstone/model';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';

/** What a save asks for, in as far as visitors would see it. Of one operation: a request may do several. */
export type Publication = {
  /** In which languages it publishes. */
  languages: readonly Language[];
  /** Whether it was said that the page is not to be published: leaving the status out does not say so. */
  unpublishes: boolean;
};

/** For a plan, which publishes what was planned: whatever was saved last stays the draft (C-12). */
export const KEEPS_LATEST_DRAFT = { keepsLatestDraft: true };

type SaveArguments = {
  data?: { _status?: string };
  publishAllLocales?: boolean | string;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean | string;
};

const isYes = (value: unknown) => value === true || value === 'true';

/** The one language of the save, unless all of them are asked for by name. */
function languagesOf({ publishAllLocales }: SaveArguments, { locale }: PayloadRequest): readonly Language[] {
  if (isYes(publishAllLocales) || locale === 'all') return LANGUAGES;
  return [isLanguage(locale) ? locale : DEFAULT_LANGUAGE];
}

/**
 * Notes which languages a save publishes: that of the save, or all with `publishAllLocales` (C-12). Payload's own
 * `publishSpecificLocale` means no more than a language here, because it loses what it should keep (ADR 15).
 */
export const notePublication: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID'].includes(operation)) return args;
  const save = args as SaveArguments;
  const { publishSpecificLocale: language, data } = save;
  if (language !== undefined) {
    if (!isLanguage(language)) throw new APIError(`There is no language "${language}".`, 400, null, true);
    req.locale = language;
  }
  req.context.publication = {
    languages: languagesOf(save, req),
    unpublishes: data?._status === 'draft' || isYes(save.unpublishAllLocales),
  } satisfies Publication;
  return { ...args, publishSpecificLocale: undefined };
};

export function publicationOf({ context }: PayloadRequest): Publication {
  const noted = context.publication as Publication | undefined;
  return noted ?? { languages: LANGUAGES, unpublishes: false };
}
