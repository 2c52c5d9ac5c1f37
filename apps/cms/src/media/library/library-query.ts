import { isMediaSlug, type MediaSlug } from '@keelstone/editing/media/media-collections.ts';
import { isLanguage, type Language } from '@keelstone/model';
import { normaliseFolder } from '../folder.ts';

const SHOWN = ['all', 'unused', 'no-text'] as const;
const ORDERS = ['newest', 'largest', 'name'] as const;

/** What the media library shows; its address says the same. */
export type LibraryQuery = {
  text: string;
  kind: MediaSlug | null;
  /** With the folders in it; empty for all. */
  folder: string;
  /** Id of a term; null for all. */
  tag: number | null;
  /** `no-text`: pictures that are used and have no alternative text in `language`. */
  show: (typeof SHOWN)[number];
  language: Language;
  order: (typeof ORDERS)[number];
  as: 'grid' | 'list';
  /** From 1. */
  page: number;
};

export const LIBRARY_PATH = '/admin/media-library';

const LONGEST_TEXT = 100;

export const FIRST: LibraryQuery = {
  text: '',
  kind: null,
  folder: '',
  tag: null,
  show: 'all',
  language: 'en',
  order: 'newest',
  as: 'grid',
  page: 1,
};

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);

type Parameters = Record<string, string | string[] | undefined>;

/** What the choice of the filter shows: media without a text in a language are one choice, `no-text-de`. */
function readShown(show: unknown, language: unknown): Pick<LibraryQuery, 'show' | 'language'> {
  const [, chosen] = /^no-text-(.+)$/.exec(String(show)) ?? [];
  if (isLanguage(chosen)) return { show: 'no-text', language: chosen };
  return {
    show: isOneOf(SHOWN, show) ? show : FIRST.show,
    language: isLanguage(language) ? language : FIRST.language,
  };
}

/** Reads an address; what does not fit is as if it were not there. */
export function readLibraryQuery(parameters: Parameters = {}): LibraryQuery {
  const { text, kind, folder, tag, show, language, order, as, page } = parameters;
  return {
    text: typeof text === 'string' ? text.trim().slice(0, LONGEST_TEXT) : FIRST.text,
    kind: isMediaSlug(kind) ? kind : FIRST.kind,
    folder: (typeof folder === 'string' && normaliseFolder(folder)) || FIRST.folder,
    tag: typeof tag === 'string' && /^[1-9]\d{0,8}$/.test(tag) ? Number(tag) : FIRST.tag,
    ...readShown(show, language),
    order: isOneOf(ORDERS, order) ? order : FIRST.order,
    as: as === 'list' ? 'list' : FIRST.as,
    page: typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : FIRST.page,
  };
}

/** The address of a view of the library; parameters with their first value are omitted. */
export function libraryPath(query: LibraryQuery): string {
  const said = Object.entries(query).filter(
    ([name, value]) => value !== FIRST[name as keyof LibraryQuery] && value !== null,
  );
  const parameters = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return parameters.size > 0 ? `${LIBRARY_PATH}?${parameters}` : LIBRARY_PATH;
}
