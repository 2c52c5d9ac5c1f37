import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { sampleReference } from '@keelstone/model/samples';
import { ContentReplica } from '@keelstone/read-model';
import { describe, expect, it } from 'vitest';
import { localizedLinkOf } from './localized-link.ts';

function replicaOf(...nodes: PublishedNode[]): ContentReplica {
  const replica = new ContentReplica();
  replica.load({ number: 1, nodes, settings: [], redirects: [] });
  return replica;
}

const english = sampleReference({ nid: 5, title: 'Incident Desk', path: '/products/desk' });
const germanNode = sampleNode('product_detail', {
  nid: 5,
  language: 'de',
  title: 'Vorfalltisch',
  path: '/de/produkte/tisch',
});

describe('a localized link', () => {
  it('C-10 leaves a reference alone that is in the reader’s language', () => {
    expect(localizedLinkOf(english, replicaOf(), { page: 'en', reader: 'en' })).toBe(english);
  });

  it('C-10 says of what is not translated that it is in English, and keeps to the German part of the site', () => {
    expect(localizedLinkOf(english, replicaOf(), { page: 'de', reader: 'de' })).toEqual({
      ...english,
      path: '/de/products/desk',
      language: 'en',
      remark: 'auf Englisch',
    });
  });

  it('C-10 leads a German reader of an English page to German where there is German', () => {
    const link = localizedLinkOf(english, replicaOf(germanNode), { page: 'en', reader: 'de' });
    expect(link).toMatchObject({ title: 'Vorfalltisch', path: '/de/produkte/tisch', language: 'de' });
    expect(link.remark).toBeUndefined();
  });

  it('C-10 does not mark English on a page that is English as a whole', () => {
    expect(localizedLinkOf(english, replicaOf(), { page: 'en', reader: 'de' })).toEqual({
      ...english,
      path: '/de/products/desk',
    });
  });

  it('C-10 says of what is there in German only that it is in German', () => {
    const german = sampleReference({ nid: 7, title: 'Nur hier', path: '/de/artikel/nur-hier' });
    expect(localizedLinkOf(german, replicaOf(), { page: 'en', reader: 'en' })).toMatchObject({
      path: '/de/artikel/nur-hier',
      language: 'de',
      remark: 'in German',
    });
  });
});
