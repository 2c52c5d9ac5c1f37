import { readThesaurus } from '@keelstone/languages/thesaurus.ts';
import { LANGUAGES, type Language, SEARCH_RULES_KEY } from '@keelstone/model';
import { toSynonymRule } from '../apps/cms/src/publishing/search/synonym-groups.ts';
import { openSite } from '../apps/site/src/app/site.fixture.ts';
import { askEndpoint } from './ask-endpoint.ts';
import { askIndex } from './ask-index.ts';
import { JUDGED_LANGUAGES, type JudgedQuery, loadJudgements, SPLITS } from './judged-query.ts';
import type { PublishedDemo } from './publish-demo.ts';
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

async function askAll(ask: Ask): Promise<Answers> {
  const answers: Answers = {};
  for (const split of SPLITS)
    for (const language of JUDGED_LANGUAGES)
      answers[`${split}.${language}`] = await ask(loadJudgements(split, language), language);
  return answers;
}

/** Asks every judged query in each way: of a site with the product's thesaurus, which editors have not changed. */
export async function measure(demo: PublishedDemo): Promise<Record<Way, Answers>> {
  const site = await openDemoSite(demo);
  const askScreen = (sort: 'rel' | 'recent') =>
    askAll((queries, language) => askEndpoint(site, demo, queries, { language, sort }));
  const answers = {
    index: await askAll((queries, language) => askIndex(demo, queries, { language })),
    relevance: await askScreen('rel'),
    recent: await askScreen('recent'),
  };
  await site.close();
  return answers;
}
