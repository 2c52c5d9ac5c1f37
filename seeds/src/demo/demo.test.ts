import { CONTENT_TYPES } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import type { DemoNode, DemoSection } from '../demo-types.ts';
import { demoNodes } from './index.ts';
import { demoSettings } from './settings.ts';
import { demoTerms } from './terms.ts';

const typeOfNode = new Map(demoNodes.map((node) => [node.key, node.type]));
const vocabularyOfTerm = new Map(demoTerms.map((term) => [term.key, term.vocabulary]));

type Text = { where: string; language: 'en' | 'de'; text: string };

const isLocalized = (value: object): value is { en: string; de?: string } =>
  'en' in value && typeof value.en === 'string';

/** Every localized text below `value`, with the path that leads to it. */
function textsIn(value: unknown, where: string): Text[] {
  if (value === null || typeof value !== 'object') return [];
  if (isLocalized(value)) {
    const english: Text = { where, language: 'en', text: value.en };
    return value.de === undefined ? [english] : [english, { where, language: 'de', text: value.de }];
  }
  return Object.entries(value).flatMap(([name, child]) => textsIn(child, `${where}.${name}`));
}

const textsOf = (node: DemoNode) => textsIn(node, node.key);
const allTexts = [...demoNodes.flatMap(textsOf), ...textsIn(demoSettings, 'settings')];

/** Pairs of a place and the node key it names, for each way a section can name a node. */
function nodesNamedBySection(section: DemoSection): string[] {
  switch (section.kind) {
    case 'featured_text':
      return [section.pictureOf, section.link?.node].filter((key) => key !== undefined);
    case 'card_grid':
      return section.cards.flatMap((card) => (card.link ? [card.link.node] : []));
    case 'summary_content':
      return section.nodes;
    case 'summary_resources':
      return section.resources;
    default:
      return [];
  }
}

const linkedNodes = ({ text, where }: Text) =>
  [...text.matchAll(/\]\(node:([^)]*)\)/g)].map((match) => ({ where, key: match[1] ?? '' }));

const keysOfType = (type: DemoNode['type'], keys: readonly string[]) =>
  keys.filter((key) => typeOfNode.get(key) !== type);

/** Node keys in the fields of a node that do not exist or are of the wrong type. */
function misdirectedFields(node: DemoNode): string[] {
  switch (node.type) {
    case 'article':
      return keysOfType('person', node.authors);
    case 'overview_page':
      return (node.children ?? []).filter((key) => !typeOfNode.has(key));
    case 'platform':
    case 'product_suite':
    case 'solution':
      return keysOfType('product_detail', node.products);
    case 'product_detail':
      return keysOfType('product_suite', [node.suite]);
    case 'testimonial':
      return node.caseStudy ? keysOfType('case_study', [node.caseStudy]) : [];
    default:
      return [];
  }
}

/** Term keys of a node that do not exist in the vocabulary its field is for. */
function misdirectedTerms(node: DemoNode): string[] {
  const used: [string, readonly string[]][] = [
    ['product_suites', node.productSuites ?? []],
    ['industries', node.industries ?? []],
    ['tags', node.tags ?? []],
    ['article_type', node.type === 'article' ? node.articleTypes : []],
    ['resource_type', node.type === 'resource' ? node.resourceTypes : []],
    ['role_category', node.type === 'person' ? node.roleCategories : []],
    ['brand_colors', node.type === 'product_suite' ? [node.accent] : []],
  ];
  return used.flatMap(([vocabulary, keys]) =>
    keys.filter((key) => vocabularyOfTerm.get(key) !== vocabulary).map((key) => `${vocabulary}: ${key}`),
  );
}

const faultsOf = (find: (node: DemoNode) => string[]) =>
  demoNodes.flatMap((node) => find(node).map((fault) => `${node.key} -> ${fault}`));

describe('references of the demo', () => {
  it('give every node and every term a key of its own', () => {
    const keys = [...demoNodes, ...demoTerms].map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('lead from the fields of a node to nodes of the right type', () => {
    expect(faultsOf(misdirectedFields)).toEqual([]);
  });

  it('lead from sections to nodes that exist, and from resource sections to resources', () => {
    const missing = faultsOf((node) =>
      (node.sections ?? []).flatMap(nodesNamedBySection).filter((key) => !typeOfNode.has(key)),
    );
    const notResources = faultsOf((node) =>
      (node.sections ?? []).flatMap((section) =>
        section.kind === 'summary_resources' ? keysOfType('resource', section.resources) : [],
      ),
    );
    expect([...missing, ...notResources]).toEqual([]);
  });

  it('lead to terms of the vocabulary the field is for', () => {
    expect(faultsOf(misdirectedTerms)).toEqual([]);
  });

  it('lead from published nodes to none that visitors may not see', () => {
    const hidden = new Set(
      demoNodes.filter(({ state }) => state === 'draft' || state === 'in_review').map(({ key }) => key),
    );
    const visible = demoNodes.filter(({ key }) => !hidden.has(key));
    const named = visible.flatMap((node) => [
      ...(node.sections ?? []).flatMap(nodesNamedBySection),
      ...textsOf(node)
        .flatMap(linkedNodes)
        .map(({ key }) => key),
    ]);
    expect(named.filter((key) => hidden.has(key))).toEqual([]);
  });

  it('lead from links in texts to nodes that exist', () => {
    expect(allTexts.flatMap(linkedNodes).filter(({ key }) => !typeOfNode.has(key))).toEqual([]);
  });

  it('lead from navigation, footer, home and featured resources to nodes that exist', () => {
    const { navigation, footer, home, featured } = demoSettings;
    const items = [
      ...navigation,
      ...navigation.flatMap((item) => item.children),
      ...footer.flatMap((c) => c.links),
    ];
    const named = [home, ...items.map((item) => item.node)].filter((key) => key !== 'search');
    expect(named.filter((key) => !typeOfNode.has(key))).toEqual([]);
    expect(keysOfType('resource', featured)).toEqual([]);
  });
});

describe('texts of the demo', () => {
  it('are never empty and never filler', () => {
    expect(allTexts.filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(allTexts.filter(({ text }) => /lorem|ipsum|dolor sit/i.test(text))).toEqual([]);
  });

  it('include a summary, save where the excerpt comes from the body', () => {
    const own = (node: DemoNode) => node.type === 'article' || node.type === 'resource';
    expect(demoNodes.filter((node) => !own(node) && !node.summary).map(({ key }) => key)).toEqual([]);
  });

  it('are wholly in German when the title is, and not at all when it is not', () => {
    const english = (node: DemoNode) => textsOf(node).filter(({ language }) => language === 'en').length;
    const german = (node: DemoNode) => textsOf(node).filter(({ language }) => language === 'de').length;
    const half = demoNodes.filter(
      (node) => german(node) !== (node.title.de === undefined ? 0 : english(node)),
    );
    expect(half.map(({ key }) => key)).toEqual([]);
  });
});

describe('extent of the demo', () => {
  it('is at least 120 nodes, at least 55 of them in German', () => {
    expect(demoNodes.length).toBeGreaterThanOrEqual(120);
    expect(demoNodes.filter((node) => node.title.de).length).toBeGreaterThanOrEqual(55);
  });

  it('gives suites, solutions, overviews and the home page in German', () => {
    const offered = new Set(['product_suite', 'solution', 'overview_page']);
    const untranslated = demoNodes.filter(
      (node) => (offered.has(node.type) || node.key === demoSettings.home) && !node.title.de,
    );
    expect(untranslated.map(({ key }) => key)).toEqual([]);
  });

  it('takes in every content type', () => {
    const present = new Set(typeOfNode.values());
    expect(CONTENT_TYPES.filter((type) => !present.has(type))).toEqual([]);
  });

  it('takes in every section kind', () => {
    const kinds = new Set(demoNodes.flatMap((node) => (node.sections ?? []).map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(
      ['basic', 'card_grid', 'featured_text', 'headline', 'summary_content', 'summary_resources'].sort(),
    );
  });

  it('is dated between January 2016 and mid-November 2026', () => {
    const from = Date.parse('2016-01-01T00:00:00Z');
    const until = Date.parse('2026-11-15T23:59:59Z');
    const outside = demoNodes.filter(({ created }) => {
      const time = Date.parse(created);
      return !(time >= from && time <= until) || !created.endsWith('Z');
    });
    expect(outside.map(({ key }) => key)).toEqual([]);
  });

  it('has archived nodes, and some that visitors must not see', () => {
    const states = new Set(demoNodes.map((node) => node.state ?? 'published'));
    expect([...states].sort()).toEqual(['archived', 'draft', 'in_review', 'published']);
  });
});
