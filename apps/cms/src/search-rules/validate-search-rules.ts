import type { AnyRelation } from '@keelstone/editing/projection/relation.ts';
import { say } from '@keelstone/languages/say.ts';
import { type ContentType, isLanguage, type Language } from '@keelstone/model';
import type {
  PayloadRequest,
  RelationshipFieldManyValidation,
  TextFieldManyValidation,
  TextFieldSingleValidation,
  Where,
} from 'payload';
import * as v from 'valibot';
import { readerOf, withTransactionOf } from '../database/transaction.ts';
import { PayloadDocumentReader } from '../publishing/document-reader.ts';
import { pinnedNids } from '../publishing/pinned-nids.ts';
import { readSynonymGroups } from '../publishing/search/synonym-groups.ts';
import { comparableWords, findFindsError, findWordsError } from './synonyms-error.ts';

const MOST_PINNED = 10;
const LONGEST_KEYWORD = 100;

type Validated = { req: PayloadRequest; id?: number | string | undefined; siblingData: unknown };

const languageOf = ({ siblingData }: Validated): Language => {
  const { language } = siblingData as { language?: unknown };
  return isLanguage(language) ? language : 'en';
};

/** The other documents with pinned results of the same language. */
async function readOtherPinned(validated: Validated) {
  const where: Where = { language: { equals: languageOf(validated) } };
  if (validated.id !== undefined) where.id = { not_equals: validated.id };
  const { docs } = await validated.req.payload.find({
    ...(await withTransactionOf(validated.req)),
    collection: 'pinned_results',
    where,
    pagination: false,
    depth: 0,
  });
  return docs;
}

const groupSchema = v.object({
  words: v.nullish(v.array(v.string()), []),
  finds: v.nullish(v.array(v.string()), []),
});

/** @returns undefined if its words are no texts, as forms cannot send them */
export function groupIn(data: unknown) {
  const { success, output } = v.safeParse(groupSchema, data);
  return success ? { phrases: output.words ?? [], finds: output.finds ?? [] } : undefined;
}

const sayNoTexts = () => say('Give a list of words, each as a text.');

/** A group needs several distinct words, of which no other group has the same first. */
export const validateSynonyms: TextFieldManyValidation = async (_words, validated) => {
  const group = groupIn(validated.siblingData);
  if (!group) return sayNoTexts();
  const groups = await readSynonymGroups(await readerOf(validated.req), [languageOf(validated)]);
  const others = groups.filter(({ id }) => id !== Number(validated.id));
  return findWordsError(group, others) ?? true;
};

/** Words that a group also finds must not be its own. */
export const validateFinds: TextFieldManyValidation = (_finds, validated) => {
  const group = groupIn(validated.siblingData);
  return group ? (findFindsError(group) ?? true) : sayNoTexts();
};

/** The keyword must be searchable, and have no other pinned results. */
export const validateKeyword: TextFieldSingleValidation = async (keyword, validated) => {
  const compared = typeof keyword === 'string' ? comparableWords(keyword) : '';
  if (!keyword || compared === '') return say('Write what visitors ask for, with a letter or a digit.');
  if (keyword.length > LONGEST_KEYWORD) {
    return say('That is too long; there is room for {longestKeyword} characters. Shorten it.', {
      longestKeyword: LONGEST_KEYWORD,
    });
  }
  const others = await readOtherPinned(validated);
  if (!others.some((other) => comparableWords(other.keyword) === compared)) return true;
  return say('Results are pinned for "{keyword}" in this language already. Change those.', { keyword });
};

/** The position, from 1, of the first node that is not published in that language; 0 if all are. */
async function findUnpublished(
  nodes: readonly AnyRelation<ContentType>[],
  validated: Validated,
): Promise<number> {
  const language = languageOf(validated);
  const nids = await pinnedNids(nodes, language, new PayloadDocumentReader(validated.req));
  const { rows } = await (await readerOf(validated.req)).query(
    'select nid from published.nodes where language = $1 and nid = any($2::integer[])',
    [language, `{${nids.filter((nid) => nid !== null).join(',')}}`],
  );
  const published = new Set(rows.map(({ nid }) => Number(nid)));
  return nids.findIndex((nid) => nid === null || !published.has(nid)) + 1;
}

/** At least one page, no duplicates, all published in the language of the search. */
export const validatePinned: RelationshipFieldManyValidation = async (value, validated) => {
  const nodes = (value ?? []) as AnyRelation<ContentType>[];
  if (nodes.length === 0) return say('Choose a page at least.');
  if (nodes.length > MOST_PINNED) {
    return say('There is room for {mostPinned} pages, and these are {count}. Take some out.', {
      mostPinned: MOST_PINNED,
      count: nodes.length,
    });
  }
  const names = nodes.map(({ relationTo, value: id }) => `${relationTo} ${id}`);
  const twice = names.findIndex((name, place) => names.indexOf(name) !== place);
  if (twice >= 0)
    return say('The page at place {number} is there twice. Take one out.', { number: twice + 1 });
  const unpublished = await findUnpublished(nodes, validated);
  if (unpublished === 0) return true;
  return say(
    'The page at place {unpublished} is not published in this language, so visitors would not see it. Publish it first, or take it out.',
    { unpublished },
  );
};
