import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keywordToKeys, type Language } from '@keelstone/model';
import { createSearchIndex } from '@keelstone/search-index';
import { findAnswer } from '../apps/site/src/search/server/answers/find-answer.ts';
import { toSearchDocument } from '../apps/site/src/search/server/indexes/search-document.ts';
import type { PublishedDemo } from './publish-demo.ts';

/** A question, and the node and heading whose passage answers it; null if none does. */
export type JudgedQuestion = { question: string; answer: string | null };

/** How many results are searched for an answer. */
const CANDIDATES = 3;

/** Parses judged questions: `question: node > heading` a line, or `question: -`. */
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

/**
 * Finds what the site answers to questions, among the most relevant results, in the form of the judgements.
 *
 * @param published by `publishDemo`
 */
export function answerer(
  { nodes, keyOf }: PublishedDemo,
  language: Language,
): (question: string) => string | null {
  const nodeByNid = new Map(
    nodes.filter((node) => node.language === language).map((node) => [node.nid, node]),
  );
  const index = createSearchIndex({ language });
  for (const node of nodeByNid.values()) index.add(toSearchDocument(node));
  return (question) => {
    const request = {
      keys: keywordToKeys(question),
      conjunction: 'AND' as const,
      fallback: true,
      conditions: [],
      sort: [{ field: 'relevance' as const, direction: 'DESC' as const }],
      offset: 0,
      limit: CANDIDATES,
      facets: [],
    };
    const { nids, corrections } = index.search(request);
    const documents = nids.map((nid) => ({ nid: String(nid), highlight: null }));
    const found = { documents, recommended: [], corrections };
    const answer = findAnswer(index, request, found, (nid) => nodeByNid.get(nid) ?? null);
    return answer && `${keyOf.get(Number(answer.nid))} > ${answer.heading}`;
  };
}
