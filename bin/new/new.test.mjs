import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
    ['type', 'default', /is a reserved word/],
    ['section', 'a-name-that-is-much-too-long-for-it', /too long/],
    ['language', 'en', /There is English already/],
    ['language', 'xx', /not the code of a language/],
    ['language', 'italian', /not the code of a language/],
    ['widget', 'clock', /no generator for "widget"/],
    ['section', undefined, /Give the section a name/],
    [undefined, undefined, /Say what to make/],
    ['constructor', 'clock', /no generator for "constructor"/],
  ])('X-4 says why there is no %s %s', (thing, name, why) => {
    expect(() => planOf(thing, name)).toThrow(Advice);
    expect(() => planOf(thing, name)).toThrow(why);
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
  it('X-4 writes a name as each place has it', () => {
    expect(namesOf('pull-quote')).toEqual({
      kebab: 'pull-quote',
      snake: 'pull_quote',
      camel: 'pullQuote',
      pascal: 'PullQuote',
      label: 'Pull quote',
    });
  });

  it('X-4 adds a line to a registry, whether or not the last one ends in a comma', () => {
    const add = addEntry('KINDS = [', ']', 'c');
    expect(add('KINDS = [a, b]').replace(/\s+/g, ' ')).toBe('KINDS = [a, b, c, ]');
    expect(add('KINDS = [\n  a,\n]').replace(/\s+/g, ' ')).toBe('KINDS = [ a, c, ]');
  });
});
