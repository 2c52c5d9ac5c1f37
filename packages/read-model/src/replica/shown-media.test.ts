import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { sampleImage } from '@keelstone/model/samples';
import { describe, expect, it } from 'vitest';
import { ContentReplica } from './content-replica.ts';

const PICTURE = sampleImage({ id: 7, url: '/media/images/ridge-1a2b3c4d.png' });
const PATHS = [PICTURE.url, ...PICTURE.renditions.map(({ url }) => url)];
const page = (nid: number, fields: Partial<PublishedNode> = {}) =>
  sampleNode('page', { nid, path: `/p/${nid}`, ...fields } as never);
const shows = (nid: number) => page(nid, { picture: PICTURE } as never);
const change = (number: number, nid: number, node: PublishedNode | null) =>
  ({ kind: 'node', number, nid, language: 'en', node }) as const;
const seen = (replica: ContentReplica) => PATHS.map((path) => replica.showsMedium(path));

describe('media that something published shows', () => {
  it('C-16 are those of a snapshot, with all their sizes', () => {
    const replica = new ContentReplica();
    expect(seen(replica)).toEqual(PATHS.map(() => false));
    replica.load({ number: 1, nodes: [shows(1)], settings: [], redirects: [] });
    expect(seen(replica)).toEqual(PATHS.map(() => true));
    replica.load({ number: 2, nodes: [page(1)], settings: [], redirects: [] });
    expect(seen(replica)).toEqual(PATHS.map(() => false));
  });

  it('C-16 are public from the change that shows them to the one after which nothing does', () => {
    const replica = new ContentReplica();
    replica.apply([change(1, 1, shows(1)), change(2, 2, shows(2))]);
    replica.apply([change(3, 1, page(1))]);
    expect(seen(replica)).toEqual(PATHS.map(() => true));
    replica.apply([change(4, 2, null)]);
    expect(seen(replica)).toEqual(PATHS.map(() => false));
  });

  it('C-16 are also those of settings, and of a file under its human name', () => {
    const replica = new ContentReplica();
    const value = { download: { url: '/media/files/list-1a2b3c4d.xlsx?name=List.xlsx' } };
    replica.apply([{ kind: 'setting', number: 1, key: 'any', language: 'en', value }]);
    expect(replica.showsMedium('/media/files/list-1a2b3c4d.xlsx')).toBe(true);
    replica.apply([{ kind: 'setting', number: 2, key: 'any', language: 'en', value: null }]);
    expect(replica.showsMedium('/media/files/list-1a2b3c4d.xlsx')).toBe(false);
  });
});
