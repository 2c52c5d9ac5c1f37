import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readThesaurus } from '@keelstone/languages/thesaurus.ts';
import { keywordToKeys, type Language } from '@keelstone/model';
import { createSearchIndex } from '@keelstone/search-index';
import { toSynonymRule } from '../apps/cms/src/publishing/search/synonym-groups.ts';
import { toAnswer } from '../apps/site/src/search/server/answers/find-answer.ts';
import { toSearchDocument } from '../apps/site/src/search/server/indexes/search-document.ts';
import { runSearch } from '../apps/site/src/search/server/run-search.ts';
import type { PublishedDemo } from './publish-demo.ts';

/** A question, and the node and heading whose passage answers it; null if none does. */
export type JudgedQuestion = { question: string; answer: string | null };

/** As many results as a page has. */
const LIMIT = 10;

/** Reads judged questions: `question: node > heading` a line, or `question: -` if no page answers it. */
export function loadQuestions(language: Language): JudgedQuestion[] {
  const file = join(import.meta.dirname, 'answers', `answers.${language}.txt`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [question = '', answer = '-'] = line.split(/:\s+(.*)/s);
      return { question, answer: answer.trim() === '-' ? null : answer.trim() };
    });
}

/** What the site answers to questions about the demo, with the product's thesaurus and by relevance, in the form of the judgements. */
export function createAnswerer(
  { nodes, keyOf }: PublishedDemo,
  language: Language,
): (question: string) => string | null {
  const searched = nodes.filter((node) => node.language === language && !node.archived);
  const nodeOf = (nid: number) => searched.find((node) => node.nid === nid) ?? null;
  const index = createSearchIndex({ language });
  for (const node of searched) index.add(toSearchDocument(node));
  index.setRules({ synonyms: readThesaurus(language).map(toSynonymRule), pinned: [] });
  return (question) => {
    const request = {
      keys: keywordToKeys(question),
      conjunction: 'AND' as const,
      fallback: true,
      conditions: [],
      sort: [{ field: 'relevance' as const, direction: 'DESC' as const }],
      offset: 0,
      limit: LIMIT,
      facets: [],
    };
    const { passage } = runSearch(index, request, nodeOf);
    const answer = passage && toAnswer(passage);
    // French headings have no-break spaces before their marks.
    return answer && `${keyOf.get(Number(answer.nid))} > ${answer.heading.replace(/\s/gu, ' ')}`;
  };
}
