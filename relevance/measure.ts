import { readThesaurus } from '@keelstone/languages/thesaurus.ts';
import { LANGUAGES, type Language, SEARCH_RULES_KEY } from '@keelstone/model';
import { toSynonymRule } from '../apps/cms/src/publishing/search/synonym-groups.ts';
import { openSite } from '../apps/site/src/app/site.fixture.ts';
import { JUDGED_LANGUAGES, type JudgedQuery, loadJudgements, SPLITS } from './judged-query.ts';
import type { PublishedDemo } from './publish-demo.ts';
import { queryEndpoint } from './query-endpoint.ts';
import { queryIndex } from './query-index.ts';
import type { AnsweredQuery } from './scores.ts';

/** A site with the demo and the product's thesaurus, which editors have not changed. To be closed by the caller. */
export async function openDemoSite({ nodes }: PublishedDemo) {
  const { site, publish } = await openSite({ nodes: [...nodes] });
  for (const language of LANGUAGES) {
    const value = { synonyms: readThesaurus(language).map(toSynonymRule), pinned: [] };
    publish({ kind: 'setting', key: SEARCH_RULES_KEY, language, value });
  }
  return site;
}

/** The index by itself with all words required, and the screen's requests to GraphQL in both orders. */
export const WAYS = ['index', 'relevance', 'recent'] as const;
export type Way = (typeof WAYS)[number];

/** By split and language, such as `test.de`. */
export type Answers = Record<string, AnsweredQuery[]>;

type Ask = (queries: JudgedQuery[], language: Language) => AnsweredQuery[] | Promise<AnsweredQuery[]>;

async function queryAll(ask: Ask): Promise<Answers> {
  const answers: Answers = {};
  for (const split of SPLITS)
    for (const language of JUDGED_LANGUAGES)
      answers[`${split}.${language}`] = await ask(loadJudgements(split, language), language);
  return answers;
}

/** Asks every judged query in each way: of a site with the product's thesaurus, which editors have not changed. */
export async function measure(demo: PublishedDemo): Promise<Record<Way, Answers>> {
  const site = await openDemoSite(demo);
  const queryScreen = (sort: 'rel' | 'recent') =>
    queryAll((queries, language) => queryEndpoint(site, demo, queries, { language, sort }));
  const answers = {
    index: await queryAll((queries, language) => queryIndex(demo, queries, { language })),
    relevance: await queryScreen('rel'),
    recent: await queryScreen('recent'),
  };
  await site.close();
  return answers;
}
