import { describe, expect, it } from 'vitest';
import { MissingPathError } from './node-path.ts';
import { type LinkDocument, projectLink } from './project-link.ts';
import { projectAnyReferences, projectReferences } from './project-reference.ts';
import { contextOf, type StoredDocuments } from './stored-documents.fixture.ts';

const published = { _status: 'published' };
const stored: StoredDocuments = {
  'page 1': {
    all: { ...published, nid: 11 },
    en: { title: 'About', alias: '/about' },
    de: { title: 'Über', alias: '/ueber' },
  },
  'page 2': { all: { ...published, nid: 12 }, de: { title: 'Nur deutsch', alias: '/deutsch' } },
  'page 3': { all: { _status: 'draft', nid: 13 }, en: { title: 'Draft', alias: '/draft' } },
  'page 4': { all: { ...published, nid: 14 }, en: { title: 'No path' } },
  'article 1': {
    all: { ...published, nid: 21, picture: { relationTo: 'svgs', value: 5 } },
    en: {
      title: 'Article',
      alias: '/a',
      summary: 'Not this.',
      body: { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Beginning.' }] }] } },
    },
  },
  'svgs 5': { all: { filename: 'logo.svg' }, en: { alt: 'Logo' } },
  'dialogs 1': { en: { title: 'Terms' } },
};
const page = (value: number) => ({ relationTo: 'page' as const, value });

async function project(
  link: LinkDocument | null,
  { language = 'en' as 'en' | 'de', dialogs = new Set<number>() } = {},
) {
  const { context, dependencies } = contextOf(stored, language);
  const projected = await projectLink(link, { ...context, dialogs });
  return { link: projected, dependencies: [...dependencies], dialogs: [...dialogs] };
}

describe('a link of an editor', () => {
  it('C-9 leads to the page at its path in the language, and has its title if none is given', async () => {
    const link: LinkDocument = { to: 'node', node: page(1) };
    expect((await project(link)).link).toEqual({ title: 'About', url: '/about' });
    expect((await project(link, { language: 'de' })).link).toEqual({ title: 'Über', url: '/de/ueber' });
    expect((await project({ ...link, title: 'Who we are' })).link?.title).toBe('Who we are');
  });

  it('C-10 leads to the page in another language where it has none in this one', async () => {
    expect((await project({ node: page(2) })).link).toEqual({ title: 'Nur deutsch', url: '/de/deutsch' });
  });

  it('C-10 keeps the reader in the own part of the site where the page is not translated', async () => {
    const link: LinkDocument = { node: { relationTo: 'article', value: 1 } };
    expect((await project(link, { language: 'de' })).link).toEqual({ title: 'Article', url: '/de/a' });
    expect((await project(link)).link?.url).toBe('/a');
  });

  it('C-9 is left out while its page is not published, and comes back when it is', async () => {
    expect(await project({ to: 'node', node: page(3) })).toMatchObject({
      link: null,
      dependencies: ['node:13'],
    });
    expect((await project({ to: 'node', node: page(99) })).link).toBeNull();
  });

  it('C-9 to a page without a path is refused, and says what to do', async () => {
    await expect(project({ to: 'node', node: page(4) })).rejects.toThrow(MissingPathError);
    await expect(project({ to: 'node', node: page(4) })).rejects.toThrow(
      '"No path" has no path in English. Switch to English, save, and publish again',
    );
  });

  it.each<[string, LinkDocument | null]>([
    ['nothing', null],
    ['no page', { to: 'node', node: null }],
    ['no address', { to: 'url', title: 'T', url: ' ' }],
    ['an unsafe address', { to: 'url', title: 'T', url: 'javascript:alert(1)' }],
    ['another host', { to: 'url', title: 'T', url: '//evil.example' }],
    ['no dialog', { to: 'dialog', dialog: null }],
    ['a dialog that is gone', { to: 'dialog', dialog: 9 }],
  ])('C-5 is left out if it leads to %s', async (_, link) => {
    expect((await project(link)).link).toBeNull();
  });

  it('C-5 to an address is called like that if it has no title', async () => {
    expect((await project({ to: 'url', url: ' /search ' })).link).toEqual({
      title: '/search',
      url: '/search',
    });
    expect((await project({ to: 'url', title: 'Write', url: 'mailto:a@b.example' })).link?.title).toBe(
      'Write',
    );
  });

  it('U-10 opens a dialog that its page then has, unless that has no words in this language', async () => {
    const link: LinkDocument = { to: 'dialog', dialog: { id: 1 } };
    expect(await project(link)).toEqual({
      link: { title: 'Terms', url: expect.stringMatching(/^#.*1$/) },
      dependencies: ['dialog:1'],
      dialogs: [1],
    });
    expect(await project(link, { language: 'de' })).toEqual({
      link: null,
      dependencies: ['dialog:1'],
      dialogs: [],
    });
    // What is no page, such as a form, cannot contain it.
    expect(await projectLink(link, contextOf(stored).context)).toBeNull();
  });
});

describe('references to other pages', () => {
  it('C-9 show what is published, in the order of the editor', async () => {
    const { context, dependencies } = contextOf(stored);
    expect(await projectReferences('page', [3, { id: 2 }, 1, 99], context)).toMatchObject([
      { nid: 12, path: '/de/deutsch' },
      { nid: 11, type: 'page', title: 'About', path: '/about', excerpt: '', picture: null },
    ]);
    expect([...dependencies]).toEqual(['node:13', 'node:12', 'node:11']);
    expect(await projectReferences('page', null, context)).toEqual([]);
  });

  it('C-2 show the picture, and the excerpt of the body where the kind wants that', async () => {
    const { context } = contextOf(stored);
    expect(await projectAnyReferences([{ relationTo: 'article', value: 1 }, page(3)], context)).toEqual([
      expect.objectContaining({
        nid: 21,
        excerpt: 'Beginning.',
        picture: expect.objectContaining({ kind: 'svg', alt: 'Logo', url: '/media/svgs/logo.svg' }),
      }),
    ]);
    expect(await projectAnyReferences(undefined, context)).toEqual([]);
  });
});
