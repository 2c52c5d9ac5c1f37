import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Advice } from '../progress.mjs';
import { root } from '../project.mjs';
import { namesOf } from './names.mjs';
import { planOf } from './new.mjs';
import { addEntry, carryOut, insertBefore } from './plan.mjs';

describe('what a generator refuses', () => {
  it.each([
    ['section', 'accordion', /There is a section "accordion" already/],
    ['paragraph', 'quotes', /There is a paragraph "quotes" already/],
    ['type', 'article', /There is a type "article" already/],
    ['type', 'users', /The CMS has a collection "users" already/],
    ['type', 'image', /GraphQL has a type Image already/],
    ['section', 'PullQuote', /not a name in kebab-case/],
    ['section', 'pull_quote', /not a name in kebab-case/],
    ['section', '../pull', /not a name in kebab-case/],
    ['section', 'columns-2', /a letter at the beginning of each/],
    ['section', 'constructor', /is a reserved word/],
    ['paragraph', 'to-string', /is a reserved word/],
    ['section', 'escape', /is a reserved word/],
    ['type', 'user', /The CMS calls something else User already/],
    ['type', 'default', /is a reserved word/],
    ['section', 'a-name-that-is-much-too-long-for-it', /too long/],
    ['language', 'en', /There is English already/],
    ['language', 'xx', /not the code of a language/],
    ['language', 'italian', /not the code of a language/],
    [
      'language',
      'pt-BR',
      /The code of Portuguese is pt, .*language pt\. Its region stands in its locale\.ts/,
    ],
    ['language', 'IT', /The code of Italian is it, in small letters/],
    ['language', 'ita', /The code of Italian is it,/],
    ['language', 'en-GB', /There is English already/],
    ['language', 'deu', /There is German already/],
    ['language', 'new', /Newari, is a reserved word/],
    ['language', 'tlh', /Klingon \(tlh\) has no region/],
    ['widget', 'clock', /no generator for "widget"/],
    ['section', undefined, /Give the section a name/],
    [undefined, undefined, /Say what to make/],
    ['constructor', 'clock', /no generator for "constructor"/],
  ])('X-4 says why there is no %s %s', (thing, name, why) => {
    expect(() => planOf(thing, name)).toThrow(Advice);
    expect(() => planOf(thing, name)).toThrow(why);
  });

  it('X-4 makes one thing at a time, so nobody takes --dry-run or a second name for heard', () => {
    expect(() => planOf('section', 'pull-quote', '--dry-run')).toThrow(/leave out "--dry-run"/);
    expect(() => planOf('type', 'field', 'note')).toThrow(Advice);
  });

  it('X-4 takes everything back when the linter refuses what it wrote', () => {
    const folder = 'bin/new/never-written';
    const registry = 'bin/new/never-written.md';
    writeFileSync(join(root, registry), 'as it was');
    onTestFinished(() => rmSync(join(root, registry)));
    const plan = {
      creates: [[`${folder}/deep/refused.ts`, 'export const constructor = 1;']],
      edits: [[registry, (text) => `${text}, and a line`]],
    };
    expect(() => carryOut(plan)).toThrow(/noShadowRestrictedNames[\s\S]*nothing was written/);
    expect(existsSync(join(root, folder))).toBe(false);
    expect(readFileSync(join(root, registry), 'utf8')).toBe('as it was');
  });

  it('X-4 writes nothing when a file is there, or a registry is not as it knows it', () => {
    const made = 'bin/new/never-written.txt';
    const creates = [[made, 'text']];
    const isTaken = { creates: [...creates, ['README.md', '']], edits: [] };
    const isChanged = { creates, edits: [['README.md', insertBefore('nowhere in it', '}', '')]] };
    expect(() => carryOut(isTaken)).toThrow(/README.md is there already/);
    expect(() => carryOut(isChanged)).toThrow(/README.md: .*Nothing was written/);
    expect(existsSync(join(root, made))).toBe(false);
  });
});

describe('what a generator writes', () => {
  it.each([
    ['ar', true],
    ['it', false],
  ])(
    'X-4 says of a language what pages cannot do yet: %s is written from right to left: %s',
    (code, isSaid) => {
      expect(planOf('language', code).next.some((line) => line.includes('from right to left'))).toBe(isSaid);
    },
  );

  it.each([
    ['pt', 'choose “Esqueceu a senha?” on the log-in page'],
    ['ga', 'choose “Forgot password?” on the log-in page'],
  ])('C-11 X-4 writes mails in %s that name what its log-in page says', (code, words) => {
    const [, mail] = planOf('language', code).creates.find(([path]) => path.endsWith('messages/mail.ts'));
    expect(mail).toContain(words);
  });

  it('X-4 makes a language that has no name of its own in the library (nmg)', () => {
    const [, locale] = planOf('language', 'nmg').creates.find(([path]) => path.endsWith('locale.ts'));
    expect(locale).toContain("name: 'Kwasio'");
    expect(locale).toContain("tag: 'nmg-CM'");
  });

  it('X-4 writes a name as each place has it', () => {
    expect(namesOf('pull-quote')).toEqual({
      kebab: 'pull-quote',
      snake: 'pull_quote',
      camel: 'pullQuote',
      pascal: 'PullQuote',
      label: 'Pull quote',
      kebabs: 'pull-quotes',
      labels: 'Pull quotes',
    });
  });

  it.each([
    ['case-policy', 'Case policies'],
    ['key-day', 'Key days'],
    ['audit-process', 'Audit processes'],
    ['breach', 'Breaches'],
  ])('X-4 writes the plural of %s in its address, its group and its labels', (name, labels) => {
    const { creates, edits } = planOf('type', name);
    const [, edit] = edits.find(([path]) => path === 'languages/en/content-types.ts');
    const path = `/${labels.toLowerCase().replace(' ', '-')}/[title]`;
    expect(edit('export const contentTypes = {\n};')).toContain(`path: '${path}', group: '${labels}'`);
    const [, cms] = creates.find(([file]) => file.endsWith(`${name}.cms.ts`));
    expect(cms).toContain(`plural: '${labels}'`);
  });

  it('X-4 adds a line to a registry, whether or not the last one ends in a comma', () => {
    const add = addEntry('KINDS = [', ']', 'c');
    expect(add('KINDS = [a, b]').replace(/\s+/g, ' ')).toBe('KINDS = [a, b, c, ]');
    expect(add('KINDS = [\n  a,\n]').replace(/\s+/g, ' ')).toBe('KINDS = [ a, c, ]');
  });
});
