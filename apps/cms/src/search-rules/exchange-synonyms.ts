import { say } from '@keelstone/languages/say.ts';
import { isLanguage, LANGUAGES, type Language } from '@keelstone/model';
import { type Endpoint, Forbidden } from 'payload';
import { isStaff } from '../access/roles.ts';
import { csvImport, type ImportPreview, type PlannedLine } from '../csv/csv-import.ts';
import { csvResponse } from '../csv/csv-response.ts';
import { type CsvLine, readCsv } from '../csv/read-csv.ts';
import { readerOf } from '../database/transaction.ts';
import { PayloadDocumentReader } from '../publishing/document-reader.ts';
import { publishSearchRules } from '../publishing/search/publish-search-rules.ts';
import { readSynonymGroups, type SynonymGroup } from '../publishing/search/synonym-groups.ts';
import { previewImport } from './preview-import.ts';
import { type GroupToStore, storeGroups } from './store-groups.ts';
import { findFindsError, findWordsError, groupIdentity, groupTitle } from './synonyms-error.ts';

const TABLE: Parameters<typeof readCsv>[1] = {
  required: ['language', 'words'],
  optional: ['finds', 'weight', 'enabled'],
  rows: 'groups',
};
const COLUMNS = ['language', 'words', 'finds', 'weight', 'enabled', 'source'];

/** Separates words in a cell: phrases may contain commas. */
const SEPARATOR = '|';

/** `GET /api/synonyms/export`: all groups as a CSV file, which can be imported again. */
export const exportSynonyms: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const records = (await readSynonymGroups(await readerOf(req))).map((group) => ({
      ...group,
      words: group.phrases.join(` ${SEPARATOR} `),
      finds: group.finds.join(` ${SEPARATOR} `),
      enabled: group.enabled ? 'yes' : 'no',
    }));
    return csvResponse('synonyms.csv', COLUMNS, records);
  },
};

type PlannedGroup = PlannedLine & GroupToStore & { words: string[] };
type ReadGroup = { group: GroupToStore; former: SynonymGroup | undefined; reason?: string };

const splitWords = (cell = ''): string[] =>
  cell
    .split(SEPARATOR)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const SWITCHES = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

/** Accepts the decimal comma that spreadsheets write in some countries. */
const readWeight = (cell: string): number | null => (cell === '' ? null : Number(cell.replace(',', '.')));

type Named = Pick<GroupToStore, 'language' | 'phrases' | 'finds'>;

const nameOf = (group: Named): string => `${group.language} ${groupIdentity(group)}`;

/**
 * What a line makes of its group. What the file does not say stays: it may lack the columns of the weight and of
 * whether the group is in use.
 */
function readGroup({ values }: CsvLine, known: ReadonlyMap<string, SynonymGroup>): ReadGroup {
  const { language = '', words, finds, weight, enabled = '' } = values;
  const named: Named = {
    language: language.toLowerCase() as Language,
    phrases: splitWords(words),
    finds: splitWords(finds),
  };
  const former = known.get(nameOf(named));
  const isOn = enabled === '' ? (former?.enabled ?? true) : SWITCHES.get(enabled.toLowerCase());
  const group: GroupToStore = {
    ...named,
    ...(former && { id: former.id }),
    weight: weight === undefined ? (former?.weight ?? null) : readWeight(weight),
    enabled: isOn ?? true,
    source: former?.source ?? 'own',
    loaded: former?.loaded ?? null,
  };
  if (!isLanguage(group.language)) {
    return {
      group,
      former,
      reason: say('The language is "{language}"; it must be one of {languages}.', {
        language,
        languages: LANGUAGES.join(', '),
      }),
    };
  }
  if (isOn === undefined)
    return { group, former, reason: say('Enabled is "{enabled}"; it must be yes or no.', { enabled }) };
  const isWeight = group.weight === null || (group.weight >= 0.05 && group.weight <= 1);
  if (!isWeight)
    return {
      group,
      former,
      reason: say('The weight is "{weight}"; it must be from 0.05 to 1, or empty.', { weight }),
    };
  return { group, former };
}

/** What was otherwise until now, in sentences; empty if the groups are the same. */
function sayDifference(group: GroupToStore, former: GroupToStore): string {
  const { weight, enabled } = former;
  return [
    groupTitle(group) !== groupTitle(former) &&
      say('Until now {groupTitle}.', { groupTitle: groupTitle(former) }),
    group.weight !== weight &&
      (weight === null
        ? say('Weight until now: the usual.')
        : say('Weight until now: {weight}.', { weight })),
    group.enabled !== enabled && (enabled ? say('In use until now.') : say('Not in use until now.')),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What an import would do: a group replaces the one of its language that begins with the same word. */
function planGroups(lines: readonly CsvLine[], stored: readonly SynonymGroup[]): PlannedGroup[] {
  const known = new Map(stored.map((group) => [nameOf(group), group]));
  const first = new Map<string, PlannedGroup>();
  return lines.map((line): PlannedGroup => {
    const { group, former, reason } = readGroup(line, known);
    const planned = { ...group, words: group.phrases, line: line.line };
    const before = first.get(nameOf(group));
    first.set(nameOf(group), before ?? { ...planned, outcome: 'new' });
    const error =
      reason ??
      findWordsError(group, []) ??
      findFindsError(group) ??
      (before === undefined
        ? undefined
        : sayDifference(group, before) === ''
          ? say('Line {before} is the same group. Take one of them out.', { before: before.line })
          : say('Line {before} begins with the same word. Put the words together.', { before: before.line }));
    if (error) return { ...planned, outcome: 'refused', reason: error };
    if (!former) return { ...planned, outcome: 'new' };
    const note = sayDifference(group, former);
    return note === '' ? { ...planned, outcome: 'unchanged' } : { ...planned, outcome: 'changed', note };
  });
}

/** `POST /api/synonyms/import`: all lines of a CSV file or none. Groups that the file does not have stay. */
export const importSynonyms = csvImport({
  collection: 'synonyms',
  read: (bytes) => readCsv(bytes, TABLE),
  plan: async (lines, { executor }) => planGroups(lines, await readSynonymGroups(executor)),
  write: async (lines, { req, executor }) => {
    await storeGroups(lines, { req, executor });
    await publishSearchRules({ req, executor, documents: new PayloadDocumentReader(req) });
  },
  preview: async (lines, req) => {
    const previews: ImportPreview[] = [];
    for (const language of LANGUAGES) {
      const groups = lines.filter((line) => line.language === language);
      if (groups.length > 0) previews.push(await previewImport(language, groups, req));
    }
    return previews;
  },
});
