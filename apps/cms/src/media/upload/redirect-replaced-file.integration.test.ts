import { afterAll, describe, expect, it } from 'vitest';
import { createNode, upload } from '../../publishing/published-content.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { samplePng } from './sample-uploads.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());

async function fileOf(colour: string) {
  const { name, type, data } = await samplePng('plan.png', colour, 20);
  return upload(name, type, data as Buffer);
}

async function replace(id: number, colour: string): Promise<string> {
  const { filename } = await cms.payload.update({
    collection: 'images',
    id,
    data: {},
    ...(await fileOf(colour)),
  });
  return `/media/images/${filename}`;
}

const redirects = async () =>
  Object.fromEntries(
    (
      await cms.query<{ from_path: string; to_path: string }>(
        "select from_path, to_path from published.redirects where from_path like '/media/%'",
      )
    ).map(({ from_path, to_path }) => [from_path, to_path]),
  );

describe('a file that is replaced', () => {
  it('C-4 C-6 keeps its addresses, which lead to the newest file, also back to a former one', async () => {
    const { id, filename } = await cms.payload.create({
      collection: 'images',
      data: { alt: 'Plan' },
      ...(await fileOf('rgb(1, 1, 1)')),
    });
    const first = `/media/images/${filename}`;
    const picture = { relationTo: 'images', value: id };
    const { nid } = await createNode(cms.payload, 'article', { title: 'Shows it', picture });

    const second = await replace(id, 'rgb(2, 2, 2)');
    expect(second).not.toBe(first);
    expect(await redirects()).toEqual({ [first]: second });
    const [page] = await cms.publishedNodes(nid);
    expect(page?.node.picture).toMatchObject({ id, url: second });

    const third = await replace(id, 'rgb(3, 3, 3)');
    expect(await redirects()).toEqual({ [first]: third, [second]: third });

    expect(await replace(id, 'rgb(1, 1, 1)')).toBe(first);
    expect(await redirects()).toEqual({ [second]: first, [third]: first });
  });

  it('C-4 leaves no redirect if only its text is changed', async () => {
    const before = await redirects();
    const { id } = await cms.payload.create({
      collection: 'images',
      data: { alt: 'Other' },
      ...(await fileOf('rgb(9, 9, 9)')),
    });
    await cms.payload.update({ collection: 'images', id, data: { alt: 'Another' } });
    expect(await redirects()).toEqual(before);
  });
});
