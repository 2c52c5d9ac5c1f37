import type { Section } from '@keelstone/content/sections/sections.model.ts';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { LANGUAGES, type Language, languagePrefix } from '@keelstone/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentChange, ContentSnapshot, Redirect } from '../contract.ts';
import { sampleSiteSettings } from '../testing/site-settings.ts';
import { ContentReplica } from './content-replica.ts';

const NIDS = [1, 2, 3, 4];
const PATHS = ['/a', '/b', '/c', '/d', '/e'];
const SECTIONS = ['s1', 's2', 's3'];
const TYPES = ['article', 'page', 'event'] as const;

/** What is published, stored as simply as possible: in lists that are searched linearly. */
class NaiveStore {
  nodes: PublishedNode[] = [];
  featured: { language: Language; id: string }[] = [];
  redirects: Redirect[] = [];
  number = 0;

  node(nid: number, language: Language) {
    return this.nodes.find((node) => node.nid === nid && node.language === language) ?? null;
  }

  snapshot(): ContentSnapshot {
    return {
      number: this.number,
      nodes: [...this.nodes],
      settings: this.featured.map(({ language, id }) => ({
        key: 'site',
        language,
        value: sampleSiteSettings({ language }, id),
      })),
      redirects: [...this.redirects],
    };
  }

  /** @returns the change as a follower would read it now; null for a step that publishing rejects */
  take(step: Step): (() => ContentChange) | null {
    if (step.kind === 'node') return this.#takeNode(step);
    const number = ++this.number;
    if (step.kind === 'setting') {
      const { language, featured } = step;
      this.featured = [
        ...this.featured.filter((entry) => entry.language !== language),
        { language, id: featured },
      ];
      return () => {
        const id = this.featured.find((entry) => entry.language === language)?.id;
        return {
          kind: 'setting',
          number,
          key: 'site',
          language,
          value: sampleSiteSettings({ language }, id),
        };
      };
    }
    const { from, to } = step;
    this.redirects = this.redirects.filter((redirect) => redirect.from !== from);
    if (to) this.redirects.push({ from, to, status: 301 });
    const current = () => this.redirects.find((redirect) => redirect.from === from) ?? null;
    return () => ({ kind: 'redirect', number, from, redirect: current() });
  }

  #takeNode({ nid, language, to }: Extract<Step, { kind: 'node' }>) {
    const path = to && `${languagePrefix(language)}${to.path}`;
    if (this.nodes.some((node) => node.path === path && node.nid !== nid)) return null;
    const number = ++this.number;
    this.nodes = this.nodes.filter((node) => node.nid !== nid || node.language !== language);
    if (to && path) {
      const sections = to.sections.map((id): Section => ({ kind: 'basic', id, body: [], paragraphs: [] }));
      this.nodes.push(sampleNode(to.type, { nid, language, path, created: to.created, sections }));
    }
    return (): ContentChange => ({ kind: 'node', number, nid, language, node: this.node(nid, language) });
  }
}

function expectSame(replica: ContentReplica, store: NaiveStore): void {
  expect(replica.size).toBe(store.nodes.length);
  expect(replica.lastNumber).toBe(store.number);
  for (const path of PATHS) {
    expect(replica.redirect(path)).toEqual(store.redirects.find(({ from }) => from === path) ?? null);
  }
  for (const language of LANGUAGES) expectSameIn(language, replica, store);
}

function expectSameIn(language: Language, replica: ContentReplica, store: NaiveStore): void {
  const nodes = store.nodes.filter((node) => node.language === language);
  const byNid = (a: PublishedNode, b: PublishedNode) => a.nid - b.nid;
  expect([...replica.nodes(language)].sort(byNid)).toEqual([...nodes].sort(byNid));
  for (const nid of NIDS) expect(replica.node(nid, language)).toEqual(store.node(nid, language));
  for (const path of PATHS.map((each) => `${languagePrefix(language)}${each}`)) {
    expect(replica.nodeAt(path)).toEqual(nodes.find((node) => node.path === path) ?? null);
  }
  for (const type of TYPES) {
    const newest = nodes.filter((node) => node.type === type);
    newest.sort((a, b) => b.created - a.created || b.nid - a.nid);
    expect(replica.nodesOfType(type, language)).toEqual(newest);
  }
  const featured = store.featured.find((entry) => entry.language === language)?.id;
  for (const id of SECTIONS) {
    const [owner] = nodes.filter((node) => node.sections.some((section) => section.id === id)).sort(byNid);
    const kind = featured === id ? 'card_grid' : owner ? 'basic' : null;
    expect(replica.paragraph(id, language)?.kind ?? null).toBe(kind);
  }
  expect(replica.siteSettings(language)?.search.featured?.id).toBe(featured);
}

const language = fc.constantFrom(...LANGUAGES);
const node = fc.record({
  type: fc.constantFrom(...TYPES),
  path: fc.constantFrom(...PATHS),
  created: fc.integer({ min: 1, max: 3 }),
  sections: fc.uniqueArray(fc.constantFrom(...SECTIONS)),
});
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('node' as const),
      nid: fc.constantFrom(...NIDS),
      language,
      to: fc.option(node, { freq: 4 }),
    }),
  },
  fc.record({ kind: fc.constant('setting' as const), language, featured: fc.constantFrom(...SECTIONS) }),
  fc.record({
    kind: fc.constant('redirect' as const),
    from: fc.constantFrom(...PATHS),
    to: fc.option(fc.constantFrom(...PATHS)),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const steps = fc.array(step, { maxLength: 25 });

/** Applies the steps; leaves out those that publishing rejects. */
function takeAll(store: NaiveStore, all: Step[]): (() => ContentChange)[] {
  return all.flatMap((each) => store.take(each) ?? []);
}

describe('ContentReplica', () => {
  it('C-9 equals what is published after a snapshot and after every change', () => {
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const store = new NaiveStore();
        takeAll(store, before);
        const replica = new ContentReplica();
        replica.load(store.snapshot());
        expectSame(replica, store);
        for (const each of after) {
          const change = store.take(each);
          if (change) replica.apply([change()]);
          expectSame(replica, store);
        }
      }),
    );
  });

  it('C-9 equals what is published after catching up, though each change brings a later state with it', () => {
    fc.assert(
      fc.property(steps, steps, fc.nat(25), (missed, last, cut) => {
        const store = new NaiveStore();
        const replica = new ContentReplica();
        const first = takeAll(store, missed);
        // The first page is read now; everything after the cut is read when all steps have been applied.
        replica.apply(first.slice(0, cut).map((read) => read()));
        const rest = [...first.slice(cut), ...takeAll(store, last)];
        replica.apply(rest.map((read) => read()));
        expectSame(replica, store);
        replica.apply(rest.map((read) => read()));
        expectSame(replica, store);
      }),
    );
  });

  it('C-9 keeps a path with its new holder when the old one is seen to leave afterwards', () => {
    const at = (nid: number, path: string) => sampleNode('page', { nid, path });
    const replica = new ContentReplica();
    replica.apply([{ kind: 'node', number: 1, nid: 1, language: 'en', node: at(1, '/a') }]);
    replica.apply([
      { kind: 'node', number: 2, nid: 2, language: 'en', node: at(2, '/a') },
      { kind: 'node', number: 3, nid: 1, language: 'en', node: at(1, '/b') },
    ]);
    expect([replica.nodeAt('/a')?.nid, replica.nodeAt('/b')?.nid]).toEqual([2, 1]);
  });

  it('hands out lists that later changes leave alone', () => {
    const replica = new ContentReplica();
    const one = sampleNode('article', { nid: 1 });
    replica.apply([{ kind: 'node', number: 1, nid: 1, language: 'en', node: one }]);
    const held = replica.nodesOfType('article', 'en');
    replica.apply([{ kind: 'node', number: 2, nid: 1, language: 'en', node: null }]);
    expect(held).toEqual([one]);
    expect(replica.nodesOfType('article', 'en')).toEqual([]);
  });

  it('C-7 says so each time it is asked for site settings that do not fit the model, and serves the rest', () => {
    const replica = new ContentReplica();
    const bad = { kind: 'setting' as const, key: 'site', language: 'en' as const, value: { siteName: 3 } };
    replica.apply([{ ...bad, number: 1 }]);
    expect(() => replica.siteSettings('en')).toThrow();
    expect(() => replica.siteSettings('en')).toThrow();
    expect(replica.setting('site', 'en')).toEqual({ siteName: 3 });
    expect(replica.siteSettings('de')).toBeNull();
    replica.apply([{ ...bad, number: 2, value: sampleSiteSettings() }]);
    expect(replica.siteSettings('en')).toBe(replica.siteSettings('en'));
  });
});
