import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentError, openContent } from './check-content.ts';
import { inLanguage } from './in-language.ts';
import type { Entry } from './read-content.ts';

const PAGE = `---
title: About
summary: Who we are.
created: 2026-01-05T09:10:00Z
picture: about
sections:
  - kind: accordion
    heading: Questions
    items:
      - title: Since when?
        body: Since 2016.
      - title: How many?
        body: Forty.
  - kind: links_list
    links:
      - title: Once more
        node: about
---

A text.

With a [link](node:about) to itself.
`;

const GERMAN = `---
title: Über uns
summary: Wer wir sind.
sections:
  - kind: accordion
    heading: Fragen
    items:
      - title: Seit wann?
        body: Seit 2016.
      - title: Wie viele?
        body: Vierzig.
  - kind: links_list
    links:
      - title: Noch einmal
---

Ein Text.
`;

const TERMS = `- key: news
  label: { en: News, de: Neues }
`;

const FILES: Record<string, string> = {
  'page/about.en.md': PAGE,
  'page/about.de.md': GERMAN,
  'vocabularies/article-type.yaml': TERMS,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keelstone-content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(changed: Record<string, string> = {}) {
  for (const [file, text] of Object.entries({ ...FILES, ...changed })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return openContent(folder, folder);
}

/** The errors after replacing `from` by `to` in one file. */
function problemsAfter(file: string, from: string | RegExp, to: string): string[] {
  const changed = (FILES[file] ?? '').replace(from, to);
  expect(changed).not.toBe(FILES[file]);
  try {
    open({ [file]: changed });
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('content that fits the fields of the CMS', () => {
  it('is read, with its translations', () => {
    const { entries } = open();
    expect(entries.map(({ slug, key }) => `${slug}/${key}`)).toEqual(['page/about', 'article_type/news']);
    expect(Object.keys(entries[0]?.translations ?? {})).toEqual(['de']);
  });

  it('C-15 says in each language what a page is also found by', () => {
    const [about] = open({
      'page/about.en.md': PAGE.replace('created:', 'alsoFoundBy: staff, company history\ncreated:'),
      'page/about.de.md': GERMAN.replace(
        'sections:',
        'alsoFoundBy: Mitarbeitende, Firmengeschichte\nsections:',
      ),
    }).entries as [Entry];
    expect(inLanguage(about, 'en').alsoFoundBy).toBe('staff, company history');
    expect(inLanguage(about, 'de').alsoFoundBy).toBe('Mitarbeitende, Firmengeschichte');
  });
});

describe('content that does not fit is refused with file, line and field', () => {
  it.each([
    [
      'a field that is not there',
      'page/about.en.md',
      'summary:',
      'sumary:',
      'page/about.en.md:3: sumary is no field here; there are title',
    ],
    [
      'a field of a section that is not there',
      'page/about.en.md',
      'heading: Questions',
      'headline: Questions',
      'page/about.en.md:8: sections.0.headline is no field here; there are kind, heading',
    ],
    ['a missing title', 'page/about.en.md', 'title: About\n', '', 'page/about.en.md:2: title is missing'],
    [
      'a number for a text',
      'page/about.en.md',
      'title: About',
      'title: 7',
      'page/about.en.md:2: title must be a text, and is 7; put it in quotes',
    ],
    [
      'a text for a list',
      'page/about.en.md',
      /items:[\s\S]*?Forty\.\n/,
      'items: none\n',
      'page/about.en.md:9: sections.0.items must be a list',
    ],
    [
      'no date',
      'page/about.en.md',
      '2026-01-05T09:10:00Z',
      'yesterday',
      'page/about.en.md:4: created must be a date such as',
    ],
    [
      'C-15 more words to be found by than the CMS takes',
      'page/about.en.md',
      'picture: about',
      `picture: about\nalsoFoundBy: ${'word '.repeat(100)}end`,
      'page/about.en.md:6: alsoFoundBy has 503 characters of at most 500',
    ],
    [
      'a state that is none',
      'page/about.en.md',
      'picture: about',
      'picture: about\nmoderation: hidden',
      'page/about.en.md:6: moderation must be one of draft',
    ],
    [
      'a kind of section that is none',
      'page/about.en.md',
      'kind: accordion',
      'kind: acordion',
      'page/about.en.md:7: sections.0.kind is "acordion", and must be one of ',
    ],
    [
      'a page that is not there',
      'page/about.en.md',
      'node: about\n',
      'node: abuot\n',
      'page/about.en.md:17: sections.1.links.0.node names "abuot", and there is no such page',
    ],
    [
      'a term that is not there',
      'page/about.en.md',
      'picture: about',
      'picture: about\ntags: [new]',
      'page/about.en.md:6: tags.0 names "new", and there is no such tags',
    ],
    [
      'a picture that is not there',
      'page/about.en.md',
      'picture: about',
      'picture: harbour',
      'page/about.en.md:5: picture names "harbour", and there is no such images or svgs',
    ],
    [
      'a link in a text that leads nowhere',
      'page/about.en.md',
      '(node:about)',
      '(node:abuot)',
      'page/about.en.md:22: body links to node "abuot", which does not exist',
    ],
    [
      'what is the same in every language',
      'page/about.de.md',
      'summary:',
      'created: 2026-01-05T09:10:00Z\nsummary:',
      'page/about.de.md:3: created is the same in every language',
    ],
    [
      'a translation with other rows',
      'page/about.de.md',
      / {6}- title: Wie viele[\s\S]*?Vierzig\.\n/,
      '',
      'page/about.de.md:7: sections.0.items has 1 rows, and what it translates has 2',
    ],
    [
      'a translation of another section',
      'page/about.de.md',
      'kind: links_list',
      'kind: card_grid',
      'page/about.de.md:12: sections.1',
    ],
    [
      'a language that is none',
      'vocabularies/article-type.yaml',
      'de: Neues',
      'xx: Neuf',
      'vocabularies/article-type.yaml:2: label.xx is in "xx", which is no language of this site',
    ],
    [
      'a text in no language',
      'vocabularies/article-type.yaml',
      /\{.*\}/,
      'News',
      'vocabularies/article-type.yaml:2: label must be said in each language',
    ],
    ['what is no YAML', 'page/about.en.md', 'summary: Who', 'summary: "Who', 'page/about.en.md:'],
  ])('%s', (_, file, from, to, message) => {
    expect(problemsAfter(file, from, to)).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    [
      'an upload without its file',
      'media/svgs.yaml',
      '- key: logo\n  file: logo.svg\n',
      'media/svgs.yaml:2: file is "logo.svg", and assets has no such file',
    ],
    [
      'a key twice',
      'vocabularies/article-type.yaml',
      `${TERMS}${TERMS}`,
      'vocabularies/article-type.yaml:3: key: "news" is taken by',
    ],
    ['a key of two pages', 'article/about.en.md', PAGE, ':1: has the key "about", as '],
    ['a file of no language', 'page/contact.md', PAGE, 'page/contact.md:1: is named after no language'],
    [
      'a file of no collection',
      'pages/contact.en.md',
      PAGE,
      'pages/contact.en.md:1: lies in "pages", which is the name of no collection',
    ],
    [
      'what is loaded from no files',
      'redirects.yaml',
      '- key: old\n  path: /old\n',
      'redirects.yaml:1: is of no collection with files: name a list, or its folder, after one of article, resource,',
    ],
    ['a translation of nothing', 'page/contact.de.md', GERMAN, 'page/contact.de.md:1: translates nothing'],
    [
      'no front matter',
      'page/contact.en.md',
      'A text.\n',
      'page/contact.en.md:1: begins without front matter',
    ],
  ])('%s', (_, file, text, message) => {
    expect(() => open({ [file]: text })).toThrow(message);
  });

  it('all of it at once, in the order of files and lines', () => {
    const broken = PAGE.replace('title: About', 'titel: About').replace('node: about\n', 'node: abuot\n');
    expect(() => open({ 'page/about.en.md': broken })).toThrow(
      /^page\/about\.en\.md:2: .*\npage\/about\.en\.md:2: .*\npage\/about\.en\.md:17: /,
    );
  });
});
