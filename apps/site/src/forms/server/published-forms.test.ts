import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Form } from '@keelstone/model';
import { sampleForm } from '@keelstone/model/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import { PublishedForms } from './published-forms.ts';

const asking = (parameter: string): Form['hiddenFields'] => [
  { name: 'from', source: 'query', value: parameter },
];
const onLanding = (nid: number, form: Form | null, overrides = {}) =>
  sampleNode('landing_page', { nid, form, sections: [], ...overrides });
const inBar = (nid: number, form: Form) =>
  sampleNode('page', {
    nid,
    sections: [{ kind: 'form_bar', id: `bar-${nid}`, heading: 'Ask', text: null, form }],
  });
const change = (nid: number, node: PublishedNode | null, language: 'en' | 'de' = 'en') =>
  ({ kind: 'node', number: 1, nid, language, node }) as const;

let forms: PublishedForms;
const load = (...nodes: PublishedNode[]) => forms.load({ number: 1, nodes, settings: [], redirects: [] });
beforeEach(() => {
  forms = new PublishedForms();
});

describe('published forms', () => {
  it('C-8 are found on landing pages and in form bars, with a node that shows them', () => {
    load(onLanding(1, sampleForm({ id: 7 })), inBar(2, sampleForm({ id: 8 })));
    expect([forms.find(7, 'en')?.id, forms.find(8, 'en')?.id, forms.find(9, 'en')]).toEqual([7, 8, null]);
    expect([forms.nodeWith(7, 'en'), forms.nodeWith(8, 'en'), forms.nodeWith(8, 'de')]).toEqual([1, 2, null]);
  });

  it('C-10 are found in their language, and in another where they are not in that, which they say', () => {
    load(
      onLanding(1, sampleForm({ id: 7, title: 'Ask' })),
      onLanding(1, sampleForm({ id: 7, title: 'Fragen' }), { language: 'de', path: '/de/fragen' }),
      onLanding(2, sampleForm({ id: 8, title: 'Only here' })),
    );
    expect(forms.find(7, 'de')?.title).toBe('Fragen');
    expect(forms.find(7, 'de')?.language).toBeUndefined();
    expect(forms.find(8, 'de')).toMatchObject({ title: 'Only here', language: 'en' });
  });

  it('C-8 follow each change, until no page shows them any more', () => {
    load(onLanding(1, sampleForm({ id: 7 })), inBar(2, sampleForm({ id: 7 })));
    forms.apply([change(2, inBar(2, sampleForm({ id: 7, title: 'Renamed' })))]);
    expect(forms.find(7, 'en')?.title).toBe('Renamed');
    forms.apply([change(1, null)]);
    expect([forms.find(7, 'en')?.title, forms.nodeWith(7, 'en')]).toEqual(['Renamed', 2]);
    forms.apply([change(2, inBar(2, sampleForm({ id: 9 })))]);
    expect([forms.find(7, 'en'), forms.find(9, 'en')?.id]).toEqual([null, 9]);
    load();
    expect(forms.find(9, 'en')).toBeNull();
  });

  it('C-8 say which query parameters they take along, also after the same change twice', () => {
    const form = sampleForm({ id: 7, hiddenFields: asking('partner') });
    load(onLanding(1, form), inBar(2, form));
    forms.apply([change(1, onLanding(1, form)), change(1, onLanding(1, form))]);
    expect([forms.asksFor('partner'), forms.asksFor('keyword')]).toEqual([true, false]);
    forms.apply([change(1, null), change(1, null)]);
    expect(forms.asksFor('partner')).toBe(true);
    forms.apply([change(2, inBar(2, sampleForm({ id: 7, hiddenFields: asking('other') })))]);
    expect([forms.asksFor('partner'), forms.asksFor('other')]).toEqual([false, true]);
  });
});
