import { say } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@keelstone/model';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { refusal } from '../access/endpoint.ts';

/** What a save requests with regard to visitors. Stored per operation, because a request may run several. */
export type Publication = {
  /** Languages to publish. */
  languages: readonly Language[];
  /** Whether the save explicitly unpublishes the page, as opposed to omitting the status. */
  unpublishes: boolean;
  /** Whether fields of many documents are changed that were selected in a list, whose drafts nobody has looked at. */
  editsMany: boolean;
};

/**
 * For scheduled changes, which publish what was planned (C-12): the latest draft stays a draft, and what was published
 * since stays published.
 */
export type PlannedPublication = {
  keepsLatestDraft: true;
  /** The published content when it was planned, in all languages; null for none. Without it, nothing is compared. */
  publishedWhenPlanned?: Record<string, unknown> | null | undefined;
};

type SaveArguments = {
  draft?: boolean | string;
  id?: number | string;
  overrideAccess?: boolean;
  data?: { _status?: string };
  publishAllLocales?: boolean | string;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean | string;
};

const isYes = (value: unknown) => value === true || value === 'true';

/** The save's language, unless all languages are requested explicitly. */
function languagesOf({ publishAllLocales }: SaveArguments, { locale }: PayloadRequest): readonly Language[] {
  if (isYes(publishAllLocales)) return LANGUAGES;
  return [isLanguage(locale) ? locale : DEFAULT_LANGUAGE];
}

/**
 * Whether a save takes something off the site and changes nothing else, as the list's *Unpublish* does. It concerns all
 * languages, so that of the list need not be complete: Payload would ask pages for a title that they have in others.
 */
const onlyUnpublishes = ({ draft, data = {} }: SaveArguments) =>
  !isYes(draft) && data._status === 'draft' && Object.keys(data).length === 1;

/**
 * Records which languages a save publishes: its own, or all with `publishAllLocales` (C-12). Payload's
 * `publishSpecificLocale` is only used as a language here, because on its own it loses content (ADR 15).
 */
export const recordPublication: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID'].includes(operation)) return args;
  const save = args as SaveArguments;
  const { publishSpecificLocale: language, data } = save;
  if (language !== undefined) {
    if (!isLanguage(language)) throw refusal(say('There is no language "{language}".', { language }));
    req.locale = language;
  }
  req.context.publication = {
    languages: languagesOf(save, req),
    unpublishes: data?._status === 'draft' || isYes(save.unpublishAllLocales),
    editsMany:
      operation === 'update' &&
      save.id === undefined &&
      !save.overrideAccess &&
      // The list's *Publish* sends nothing else: what it publishes are the drafts.
      Object.keys(data ?? {}).some((name) => name !== '_status'),
  } satisfies Publication;
  return {
    ...args,
    publishSpecificLocale: undefined,
    ...(operation !== 'create' &&
      onlyUnpublishes(save) && { publishAllLocales: undefined, unpublishAllLocales: true }),
  };
};

export function publicationOf({ context }: PayloadRequest): Publication {
  const recorded = context.publication as Publication | undefined;
  return recorded ?? { languages: LANGUAGES, unpublishes: false, editsMany: false };
}
