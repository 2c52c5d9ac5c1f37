import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARAGRAPH_KINDS } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import { SECTION_KINDS } from '@keelstone/content/sections/sections.model.ts';
import { CONTENT_TYPES, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { openContent } from './loader/check-content.ts';
import { inLanguage, languagesOf, wordsOf } from './loader/in-language.ts';
import { type Content, type Entry, isNode } from './loader/read-content.ts';
import { openDemo } from './open-demo.ts';

const MOST_BYTES = 3_000_000;

const demo = openDemo();
const starter = openContent(join(import.meta.dirname, 'starter'));

const nodesOf = ({ entries }: Content) => entries.filter(({ slug }) => isNode(slug));
const entriesOf = (slug: string) => demo.entries.filter((entry) => entry.slug === slug);
const stateOf = ({ source }: Entry) => String(source.value.moderation ?? 'published');
const listed = ({ source }: Entry, field: string) => (source.value[field] ?? []) as string[];

const nodes = nodesOf(demo);
const published = nodes.filter((node) => stateOf(node) === 'published');

/** All values of fields with this name, at any depth. */
function valuesOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((each) => valuesOf(each, name));
  return !Array.isArray(value) && name in value
    ? [(value as Record<string, unknown>)[name], ...inside]
    : inside;
}

/** All strings in an entry: text, keys, dates. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const linkedKeys = (entry: Entry, kind: string) =>
  textsIn([entry.source.value, Object.values(entry.translations ?? {}).map(({ value }) => value)]).flatMap(
    (text) =>
      [...text.matchAll(/\]\((\w+):([^)]*)\)/g)].flatMap(([, found, key]) =>
        found === kind && key ? [key] : [],
      ),
  );

describe('what can be loaded', () => {
  it('C-1 C-5 both folders fit the fields of the CMS, and all that they refer to is there', () => {
    expect(nodes.length).toBeGreaterThanOrEqual(250);
    expect(nodesOf(starter)).toHaveLength(5);
  });

  it('C-10 the starter is there in English and German', () => {
    expect(nodesOf(starter).map(languagesOf)).toEqual(nodesOf(starter).map(() => ['en', 'de']));
  });

  it('the starter names no brand', () => {
    const words = starter.entries.flatMap((entry) =>
      LANGUAGES.flatMap((language) => wordsOf(entry, language)),
    );
    expect(words.filter((text) => /keelstone/i.test(text))).toEqual([]);
  });
});

describe('references of the demo', () => {
  it('lead from published nodes to none that visitors may not see', () => {
    const hidden = new Set(
      nodes.filter((node) => ['draft', 'in_review'].includes(stateOf(node))).map(({ key }) => key),
    );
    expect(hidden.size).toBeGreaterThan(0);
    const named = published.flatMap((node) => [...textsIn(node.source.value), ...linkedKeys(node, 'node')]);
    const own = new Set(published.map(({ key }) => key));
    expect(named.filter((text) => hidden.has(text) && !own.has(text))).toEqual([]);
  });

  it('C-8 name each field of a form once', () => {
    for (const { key, source } of entriesOf('forms')) {
      const names = [source.value.fields, source.value.hiddenFields].flatMap((rows) =>
        valuesOf(rows, 'name'),
      );
      expect(new Set(names).size, key).toBe(names.length);
    }
  });

  it('U-10 open every dialog, from a text and from a section', () => {
    const inTexts = demo.entries.flatMap((entry) => linkedKeys(entry, 'dialog'));
    const inSections = nodes.flatMap(({ source }) => valuesOf(source.value.sections, 'dialog'));
    expect(new Set([...inTexts, ...inSections])).toEqual(new Set(entriesOf('dialogs').map(({ key }) => key)));
    expect(inTexts.length * inSections.length).toBeGreaterThan(0);
  });

  it('S-25 widen the result by filters of which a node has one value only: two would find nothing', () => {
    for (const content of [demo, starter]) {
      const settings = content.find({ slug: 'site_settings', key: 'site-settings' });
      expect(settings?.source.value.disjunctiveFacets).toEqual(['content_type', 'date']);
    }
  });
});

describe('texts of the demo', () => {
  it('are no filler', () => {
    const words = demo.entries.flatMap((entry) => LANGUAGES.flatMap((language) => wordsOf(entry, language)));
    expect(words.length).toBeGreaterThan(3000);
    expect(words.filter((text) => /lorem|ipsum|dolor sit/i.test(text))).toEqual([]);
  });

  it('include a summary, save where the excerpt comes from the body', () => {
    const without = nodes.filter(
      ({ slug, source }) => !['article', 'resource'].includes(slug) && !source.value.summary,
    );
    expect(without.map(({ key }) => key)).toEqual([]);
  });

  describe('of what a page is also found by', () => {
    const found = nodes.flatMap((node) =>
      languagesOf(node).map((language) => {
        const { alsoFoundBy } = inLanguage(node, language);
        const phrases = alsoFoundBy ? String(alsoFoundBy).split(', ') : [];
        const text = wordsOf(node, language).filter((words) => words !== alsoFoundBy);
        const shown = text
          .join(' ')
          .replaceAll(/\]\([^)]*\)/g, ']')
          .toLowerCase();
        return { name: `${node.key}.${language}`, language, phrases, shown };
      }),
    );

    it('S-26 every page has several words in each of its languages', () => {
      const few = found.filter(({ phrases }) => phrases.length < 6 || new Set(phrases).size < phrases.length);
      expect(
        few.map(({ name }) => name),
        'give each six phrases in alsoFoundBy, none of them twice',
      ).toEqual([]);
    });

    it('S-26 no page has a word that it shows', () => {
      const words = (text: string) => ` ${text.split(/[^\p{L}\p{N}]+/u).join(' ')} `;
      const repeated = found.flatMap(({ name, phrases, shown }) => {
        const own = words(shown);
        return phrases.filter((each) => own.includes(words(each.toLowerCase()))).map((each) => [name, each]);
      });
      expect(repeated, 'a phrase in alsoFoundBy that the page has anyway helps nobody').toEqual([]);
    });

    it('S-26 no word is of so many pages that it says nothing of each', () => {
      const pages = new Map<string, number>();
      for (const { language, phrases } of found)
        for (const each of phrases)
          pages.set(`${language} ${each}`, (pages.get(`${language} ${each}`) ?? 0) + 1);
      expect([...pages].filter(([, count]) => count > 15)).toEqual([]);
    });
  });

  it.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
    'C-10 are wholly in %s where a page is',
    (language) => {
      const translated = demo.entries.filter((entry) => languagesOf(entry).includes(language));
      const half = translated.filter(
        (entry) => wordsOf(entry, language).length !== wordsOf(entry, DEFAULT_LANGUAGE).length,
      );
      expect(
        half.map(({ key }) => key),
        'each has other texts in English: translate all of them',
      ).toEqual([]);
    },
  );

  it('C-10 are in French for all that is offered, and for pages that belong to it', () => {
    const offered = published.filter(({ slug }) =>
      ['product_suite', 'product_detail', 'platform', 'solution', 'overview_page'].includes(slug),
    );
    const french = nodes.filter((node) => languagesOf(node).includes('fr')).map(({ key }) => key);
    const expected = ['home', 'contact', 'privacy', ...offered.map(({ key }) => key)];
    expect(expected.filter((key) => !french.includes(key))).toEqual([]);
  });

  it('C-10 are in German for a hundred pages', () => {
    expect(nodes.filter((node) => languagesOf(node).includes('de')).length).toBeGreaterThanOrEqual(100);
  });

  it('C-10 are in German for suites, solutions, overviews and the home page', () => {
    const offered = nodes.filter(
      ({ slug, key }) => ['product_suite', 'solution', 'overview_page'].includes(slug) || key === 'home',
    );
    expect(offered.filter((node) => !languagesOf(node).includes('de')).map(({ key }) => key)).toEqual([]);
  });
});

describe('extent of the demo', () => {
  it('C-1 takes in every content type', () => {
    const types = new Set(published.map(({ slug }) => slug));
    expect(CONTENT_TYPES.filter((type) => !types.has(type))).toEqual([]);
  });

  const kindsIn = (language: Language) => {
    const shown = published
      .filter((node) => languagesOf(node).includes(language))
      .map((node) => inLanguage(node, language).sections);
    return new Set(valuesOf(shown, 'kind'));
  };

  it('C-5 shows every kind of section and of paragraph to visitors', () => {
    const kinds = kindsIn(DEFAULT_LANGUAGE);
    expect([...SECTION_KINDS, ...PARAGRAPH_KINDS].filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('C-5 C-10 shows all but new kinds in German, too', () => {
    expect(kindsIn('de').size).toBeGreaterThanOrEqual(21);
  });

  it('C-5 shows media in every layout, and lists in every style', () => {
    const shown = published.map(({ source }) => source.value.sections);
    expect([...new Set(valuesOf(shown, 'layout'))].sort()).toEqual(['gallery', 'text', 'wide']);
    expect([...new Set(valuesOf(shown, 'style'))].sort()).toEqual(['bullets', 'steps', 'terms']);
  });

  it('C-4 C-8 shows every medium and every form', () => {
    const named = new Set(demo.entries.flatMap(({ source }) => textsIn(source.value)));
    const media = ['audio', 'files', 'forms', 'remote_videos', 'svgs', 'videos'];
    for (const slug of media) {
      expect(entriesOf(slug).length, slug).toBeGreaterThan(0);
      expect(entriesOf(slug).filter(({ key }) => !named.has(key))).toEqual([]);
    }
  });

  it('uses every term of the vocabularies a visitor can search by', () => {
    const fields = {
      product_suites: 'productSuites',
      industries: 'industries',
      tags: 'tags',
      article_type: 'articleTypes',
      resource_type: 'resourceTypes',
    };
    for (const [slug, field] of Object.entries(fields)) {
      const used = new Set(published.flatMap((node) => listed(node, field)));
      expect(
        entriesOf(slug)
          .filter(({ key }) => !used.has(key))
          .map(({ key }) => key),
      ).toEqual([]);
    }
  });

  it('has something published from every year since 2016, and nothing after mid-November 2026', () => {
    const dates = nodes.map(({ source }) => String(source.value.created));
    const years = new Set(published.map(({ source }) => Number(String(source.value.created).slice(0, 4))));
    expect([...years].sort()).toEqual(Array.from({ length: 11 }, (_, index) => 2016 + index));
    expect(dates.filter((date) => !date.endsWith('Z') || date > '2026-11-15T23:59:59Z')).toEqual([]);
  });

  it('has archived nodes, and some that visitors must not see', () => {
    expect([...new Set(nodes.map(stateOf))].sort()).toEqual(['archived', 'draft', 'in_review', 'published']);
  });
});

describe('media of the demo', () => {
  it('C-4 have what is said written down, in every language that they are in alike', () => {
    for (const entry of demo.entries.filter(({ source }) => 'transcript' in source.value)) {
      const paragraphs = languagesOf(entry).map(
        (language) => String(inLanguage(entry, language).transcript).split('\n').length,
      );
      expect(new Set(paragraphs).size, entry.key).toBe(1);
    }
  });

  it('C-4 logos are drawn in one ink, without a ground, and name whose they are', () => {
    const logos = entriesOf('svgs').filter(({ source }) => source.value.svgType === 'logo');
    expect(logos.length).toBeGreaterThanOrEqual(8);
    for (const logo of logos) {
      const markup = readFileSync(join(demo.folder, 'assets', String(logo.source.value.file)), 'utf8');
      expect(markup).toContain(`<title>${inLanguage(logo, 'en').alt}</title>`);
      const colours = new Set(markup.match(/#[0-9a-f]{3,6}/g));
      colours.delete('#fff');
      expect([...colours]).toEqual(['#0e2220']);
      expect(markup).not.toContain('<text');
    }
  });

  it('R-4 keep the repository small', () => {
    const bytes = readdirSync(join(demo.folder, 'assets'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`).length)
      .reduce((sum, length) => sum + length, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});
