import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, languagePrefix } from '../packages/model/src/language.ts';
import { type Language, languageName, languages } from './languages.ts';
import { browserMessagesOf, messagesOf } from './messages.ts';

const ROOT = join(import.meta.dirname, '..');
/**
 * Where a language may be named: in its folder, in content and texts for people, in generated files, and in
 * tests.
 */
const MAY_NAME =
  /^(languages|demo|docs|seeds|e2e|relevance)\/|(^|\/)(generated|migrations)\/|payload-types\.ts$|\.(test|fixture|examples|e2e)\.[a-z]+$|\/testing\//;
const CODE = /\.(ts|tsx|mjs|css)$/;

/** The code of a source: a comment may end in "it:", which is Italian, too. */
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');

/** The leaves of messages by path, with the type of each. */
function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${path}.${key}`));
}

describe('the registry of languages', () => {
  it('X-2 C-10 has a folder for each language and a language for each folder', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && existsSync(join(import.meta.dirname, entry.name, 'language.ts')),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort());
  });

  it('X-2 X-5 C-10 names its languages nowhere else in the sources', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
    const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join('|');
    const naming = new RegExp(
      `(['"\`])(${others})\\1|(?:^|[{,(])\\s*(${others}):\\s|\\.(${others})\\.|/(${others})/|_(${others})\\b`,
      'm',
    );
    const found = files
      .filter((file) => CODE.test(file) && !MAY_NAME.test(file) && existsSync(join(ROOT, file)))
      .filter((file) => naming.test(withoutComments(readFileSync(join(ROOT, file), 'utf8'))));
    expect(found).toEqual([]);
  });

  it.each(LANGUAGES)('C-10 has every message in %s, in the same shape', (language) => {
    expect(shapeOf(languages[language].messages).sort()).toEqual(
      shapeOf(languages[DEFAULT_LANGUAGE].messages).sort(),
    );
  });

  it.each(LANGUAGES)('C-10 R-7 sends browsers the messages of %s that scripts show', async (language) => {
    const { search, errors, consent } = await browserMessagesOf(language);
    expect(search).toBe(messagesOf(language, 'search'));
    expect(errors).toBe(messagesOf(language, 'errors'));
    expect(consent).toBe(messagesOf(language, 'consent'));
  });

  it.each(LANGUAGES)('C-10 keeps the parts of %s that only the server needs from browsers', (language) => {
    const source = readFileSync(join(import.meta.dirname, language, 'language.browser.ts'), 'utf8');
    expect(source.match(/from '[^']+'/g)).toEqual(["from './locale.ts'"]);
  });

  it('C-10 gives every language but the first a prefix', () => {
    expect(LANGUAGES.map(languagePrefix)).toEqual(LANGUAGES.map((each, at) => (at === 0 ? '' : `/${each}`)));
  });
});

describe('French', () => {
  it.each<[Language, Language, string]>([
    ['fr', 'fr', 'français'],
    ['fr', 'de', 'Französisch'],
    ['de', 'fr', 'allemand'],
  ])('C-10 calls %s in %s %s', (language, reader, name) => expect(languageName(language, reader)).toBe(name));

  it('C-10 S-15 writes dates as the French do', () => {
    expect(languages.fr.shortDate(5, 3, 2026)).toBe('05/03/2026');
  });

  it('U-1 divides words by French patterns', () => {
    expect(languages.fr.hyphenate('responsabilité', { hyphenChar: '-', minWordLength: 1 })).toBe(
      'res-pon-sa-bi-li-té',
    );
  });

  it('U-2 keeps the colon with the word before it where one text names another', () => {
    const { labelled, pages, readCaseStudy } = messagesOf('fr');
    expect([
      labelled(pages, 12),
      readCaseStudy('X'),
      messagesOf('fr', 'sections').readCaseStudy('X'),
    ]).toEqual(['Pages\u00a0: 12', 'Lire l’étude de cas\u00a0: X', 'Lire l’étude de cas\u00a0: X']);
  });

  it.each([
    'interface',
    'search',
    'forms',
    'sections',
    'consent',
    'errors',
    'content',
    'mail',
    'preview',
    'reuse',
    'share',
    'translation',
  ] as const)('U-2 keeps signs with the words before them in %s', (feature) => {
    const texts = JSON.stringify(messagesOf('fr', feature), (_, value) =>
      typeof value === 'function' ? value('x', 'y', 'z') : value,
    );
    expect(texts).not.toMatch(/ [;:!?»]|« |'/);
  });
});
