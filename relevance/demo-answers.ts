import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from '@keelstone/content/sections/sections.model.ts';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { keywordToKeys, type Language, type RichText } from '@keelstone/model';
import { createSearchIndex } from '@keelstone/search-index';
import { findAnswer } from '../apps/site/src/search/server/answers/find-answer.ts';
import { inLanguage } from '../demo/loader/in-language.ts';
import { isNode } from '../demo/loader/read-content.ts';
import { openDemo } from '../demo/open-demo.ts';
import { listDemoDocuments } from './demo-documents.ts';

type Values = Record<string, unknown>;
type Row = { kind?: string; title?: string; body?: string; paragraphs?: Values[] };

/** A question, and the node and heading whose passage answers it; null if none does. */
export type JudgedQuestion = { question: string; answer: string | null };

/** How many results are searched for an answer. */
const CANDIDATES = 3;

const toParagraphs = (markdown = ''): RichText =>
  markdown
    .split(/\n{2,}/)
    .filter((block) => /^[^#>|\s-]/.test(block))
    .map((block) => ({ kind: 'paragraph', children: [{ kind: 'text', text: block.replace(/[*_`]/g, '') }] }));

const toAnchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const toParagraph = (paragraph: Values) => ({ id: 'p', ...paragraph });

/** The sections with passages, as far as passages need them. */
function toSections(rows: Values[] = []): Section[] {
  return rows
    .filter(({ kind }) => kind === 'accordion' || kind === 'basic')
    .map((section) => ({
      ...section,
      id: 's',
      ignoresAddress: false,
      body: toParagraphs(section.body as string),
      paragraphs: ((section.paragraphs ?? []) as Values[]).map(toParagraph),
      items: ((section.items ?? []) as Row[]).map(({ title = '', body, paragraphs = [] }) => ({
        title,
        anchor: toAnchor(title),
        body: toParagraphs(body),
        paragraphs: paragraphs.map(toParagraph),
      })),
    })) as unknown as Section[];
}

/** The demo's nodes in a language, with the parts that hold passages; `path` is the node's key. */
function listNodes(language: Language): Map<number, PublishedNode> {
  const nodes = openDemo().entries.filter(({ slug }) => isNode(slug));
  return new Map(
    nodes.map((entry, position) => {
      const values = inLanguage(entry, language);
      const nid = position + 1;
      const node = {
        ...sampleNode('page', {
          nid,
          language,
          title: String(values.title ?? entry.key),
          path: `/${entry.key}`,
        }),
        body: toParagraphs(values.body as string),
        sections: toSections(values.sections as Values[]),
      };
      return [nid, node];
    }),
  );
}

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

/** Finds what the site answers to questions, among the most relevant results, in the form of the judgements. */
export function answerer(language: Language): (question: string) => string | null {
  const nodes = listNodes(language);
  const index = createSearchIndex({ language });
  for (const document of listDemoDocuments(language)) index.add(document);
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
    const nodeOf = (nid: number) => nodes.get(nid) ?? null;
    const documents = nids.map((nid) => ({ nid: String(nid), highlight: null }));
    const answer = findAnswer(index, request, { documents, recommended: [], corrections }, nodeOf);
    return answer && `${nodeOf(Number(answer.nid))?.path.slice(1)} > ${answer.heading}`;
  };
}
