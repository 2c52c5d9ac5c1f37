import { PARAGRAPH_KINDS } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import { SECTION_KINDS } from '@keelstone/content/sections/sections.model.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import type { DemoNode } from '../demo-types.ts';
import { demoDialogs } from './dialogs.ts';
import { demoForms, demoMedia, demoNodes } from './index.ts';
import {
  type DemoReference,
  paragraphsOf,
  referencesOfFields,
  referencesOfSection,
} from './references-of.ts';
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
const allTexts = [
  ...demoNodes.flatMap(textsOf),
  ...textsIn(demoSettings, 'settings'),
  ...demoForms.flatMap((form) => textsIn(form, form.key)),
  ...demoDialogs.flatMap((dialog) => textsIn(dialog, dialog.key)),
];

const linkedNodes = ({ text, where }: Text) =>
  [...text.matchAll(/\]\(node:([^)]*)\)/g)].map((match) => ({ where, key: match[1] ?? '' }));

const keysOfType = (type: DemoNode['type'], keys: readonly string[]) =>
  keys.filter((key) => typeOfNode.get(key) !== type);

const formKeys = new Set(demoForms.map(({ key }) => key));
const dialogKeys = new Set(demoDialogs.map(({ key }) => key));
const mediaKeys = new Set(demoMedia.map(({ key }) => key));

function isMet({ target, key }: DemoReference): boolean {
  if (target === 'form') return formKeys.has(key);
  if (target === 'dialog') return dialogKeys.has(key);
  if (target === 'media') return mediaKeys.has(key) || typeOfNode.has(key);
  return target === 'node' ? typeOfNode.has(key) : typeOfNode.get(key) === target;
}

const referencesOf = (node: DemoNode) => [
  ...referencesOfFields(node),
  ...(node.sections ?? []).flatMap(referencesOfSection),
];

const unmetReferences = (node: DemoNode) =>
  referencesOf(node)
    .filter((reference) => !isMet(reference))
    .map(({ target, key }) => `${target}: ${key}`);

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

  it('C-1 C-5 lead from fields, sections and paragraphs to nodes of the right type, forms and media', () => {
    expect(faultsOf(unmetReferences)).toEqual([]);
  });

  it('C-8 lead from forms to nodes, and name each field once', () => {
    const redirects = demoForms.flatMap(({ confirmation }) =>
      'redirect' in confirmation ? [confirmation.redirect] : [],
    );
    expect(redirects.filter((key) => !typeOfNode.has(key))).toEqual([]);
    for (const { key, fields, hiddenFields } of demoForms) {
      const names = [...fields, ...hiddenFields].map(({ name }) => name);
      expect(new Set(names).size, key).toBe(names.length);
    }
  });

  it('lead to terms of the vocabulary the field is for', () => {
    expect(faultsOf(misdirectedTerms)).toEqual([]);
  });

  it('lead from published nodes to none that visitors may not see', () => {
    const hidden = new Set(
      demoNodes.filter(({ state }) => state === 'draft' || state === 'in_review').map(({ key }) => key),
    );
    const visible = demoNodes.filter(({ key }) => !hidden.has(key));
    const named = visible.flatMap((node) => [...referencesOf(node), ...textsOf(node).flatMap(linkedNodes)]);
    expect(named.map(({ key }) => key).filter((key) => hidden.has(key))).toEqual([]);
  });

  it('lead from links in texts to nodes that exist', () => {
    expect(allTexts.flatMap(linkedNodes).filter(({ key }) => !typeOfNode.has(key))).toEqual([]);
  });

  it('S-25 widen the result by filters of which a node has one value only: two would find nothing', () => {
    expect(demoSettings.disjunctiveFacets).toEqual(['content_type', 'date']);
  });

  it('U-10 lead to dialogs that exist, from a text and from a section, and from dialogs to forms and media', () => {
    const inTexts = allTexts.flatMap(({ text }) =>
      [...text.matchAll(/\]\(dialog:([^)]*)\)/g)].map((match) => match[1] ?? ''),
    );
    const inSections = demoNodes
      .flatMap(referencesOf)
      .flatMap(({ target, key }) => (target === 'dialog' ? [key] : []));
    expect(new Set([...inTexts, ...inSections])).toEqual(dialogKeys);
    expect(inTexts.length * inSections.length).toBeGreaterThan(0);
    for (const { form, media = [] } of demoDialogs) {
      expect(form === undefined || formKeys.has(form)).toBe(true);
      expect(media.filter((item) => !mediaKeys.has(item.media))).toEqual([]);
    }
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
  const published = demoNodes.filter(({ state }) => state === undefined || state === 'published');
  const publishedSections = published.flatMap(({ sections }) => sections ?? []);
  const publishedReferences = new Set(published.flatMap(referencesOf).map(({ key }) => key));

  it('is at least 250 nodes, at least 100 of them in German', () => {
    expect(demoNodes.length).toBeGreaterThanOrEqual(250);
    expect(demoNodes.filter((node) => node.title.de).length).toBeGreaterThanOrEqual(100);
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

  it('C-5 shows every kind of section and of paragraph to visitors, in both languages', () => {
    for (const nodes of [published, published.filter((node) => node.title.de)]) {
      const sections = nodes.flatMap((node) => node.sections ?? []);
      expect(SECTION_KINDS.filter((kind) => !sections.some((section) => section.kind === kind))).toEqual([]);
      const paragraphs = sections.flatMap(paragraphsOf);
      expect(PARAGRAPH_KINDS.filter((kind) => !paragraphs.some((one) => one.kind === kind))).toEqual([]);
    }
  });

  it('C-4 C-8 shows every medium and every form to visitors', () => {
    const unused = [...demoMedia, ...demoForms].filter(({ key }) => !publishedReferences.has(key));
    expect(unused.map(({ key }) => key)).toEqual([]);
  });

  it('C-5 shows media in every layout, and lists in every style', () => {
    const layouts = publishedSections.flatMap((section) =>
      section.kind === 'media' ? [section.layout] : [],
    );
    expect([...new Set(layouts)].sort()).toEqual(['gallery', 'text', 'wide']);
    const styles = publishedSections
      .flatMap(paragraphsOf)
      .flatMap((paragraph) => (paragraph.kind === 'text_lists' ? paragraph.lists : []))
      .map(({ style }) => style);
    expect([...new Set(styles)].sort()).toEqual(['bullets', 'steps', 'terms']);
  });

  it('uses every term of the vocabularies a visitor can search by', () => {
    const used = new Set(
      published.flatMap((node) => [
        ...(node.productSuites ?? []),
        ...(node.industries ?? []),
        ...(node.tags ?? []),
        ...(node.type === 'article' ? node.articleTypes : []),
        ...(node.type === 'resource' ? node.resourceTypes : []),
      ]),
    );
    const searchable = ['product_suites', 'industries', 'tags', 'article_type', 'resource_type'];
    const unused = demoTerms.filter(
      ({ vocabulary, key }) => searchable.includes(vocabulary) && !used.has(key),
    );
    expect(unused.map(({ key }) => key)).toEqual([]);
  });

  it('has something published from every year since 2016', () => {
    const years = new Set(published.map(({ created }) => Number(created.slice(0, 4))));
    const expected = Array.from({ length: 11 }, (_, index) => 2016 + index);
    expect(expected.filter((year) => !years.has(year))).toEqual([]);
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
