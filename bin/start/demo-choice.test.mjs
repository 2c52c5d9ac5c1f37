import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDemo, storeDemo } from './demo-choice.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keelstone-choice-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const choose = (args = [], env = {}) => chooseDemo({ dataDirectory: folder, args, env });

describe('what an installation begins with', () => {
  it('is the demo, unless something else is said', () => {
    expect(choose()).toEqual({ name: 'full' });
  });

  it.each([
    [['--demo', 'starter'], {}, 'starter'],
    [['--demo=starter'], {}, 'starter'],
    [['--demo', 'none'], {}, 'none'],
    [['--no-demo'], {}, 'none'],
    [[], { KEELSTONE_DEMO: 'starter' }, 'starter'],
    [[], { KEELSTONE_DEMO: 'off' }, 'none'],
    [['--demo', 'full'], { KEELSTONE_DEMO: 'off' }, 'full'],
  ])('%j with %j is %s', (args, env, name) => {
    expect(choose(args, env)).toEqual({ name });
  });

  it.each([
    [['--demo', 'fancy'], {}, '--demo is "fancy"'],
    [['--demo'], {}, '--demo is ""'],
    [[], { KEELSTONE_DEMO: 'fancy' }, 'KEELSTONE_DEMO is "fancy"'],
  ])('%j with %j is refused, and what is possible is said', (args, env, what) => {
    expect(() => choose(args, env)).toThrow(what);
    expect(() => choose(args, env)).toThrow(/full \(.*starter \(.*none \(/);
    expect(existsSync(join(folder, 'demo'))).toBe(false);
  });
});

function makeDatabase() {
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18');
}

describe('an installation that was begun', () => {
  it('not so far as to have a database takes another choice, unless it was nothing, or the database is elsewhere', () => {
    choose();
    expect(choose(['--demo', 'starter'])).toEqual({ name: 'starter' });
    expect(choose(['--demo', 'full'], { DATABASE_URL: 'postgres://elsewhere' }).note).toContain('begun with');
    expect(choose(['--demo', 'none'])).toEqual({ name: 'none' });
    expect(choose(['--demo', 'full']).note).toContain('begun with "none"');
  });

  it('is none if a disk is mounted at its folders, with nothing of ours', () => {
    for (const name of ['media', 'mail']) mkdirSync(join(folder, name, 'lost+found'), { recursive: true });
    writeFileSync(join(folder, 'media', '.DS_Store'), '');
    expect(choose()).toEqual({ name: 'full' });
  });

  it('is known by a folder that stands elsewhere', () => {
    mkdirSync(join(folder, 'elsewhere', 'images'), { recursive: true });
    expect(choose([], { MEDIA_DIR: join(folder, 'elsewhere') }).name).toBe('none');
  });

  it('goes on with what it was begun with', () => {
    choose(['--demo', 'starter']);
    expect(choose()).toEqual({ name: 'starter' });
    expect(choose(['--demo', 'starter'])).toEqual({ name: 'starter' });
  });

  it.each([
    ['starter', 'full'],
    ['none', 'starter'],
    ['full', 'none'],
  ])('with %s is left as it is when %s is asked for, and says so', (first, second) => {
    choose(['--demo', first]);
    makeDatabase();
    const { name, note } = choose(['--demo', second]);
    expect(name).toBe('none');
    expect(note).toContain(`begun with "${first}"`);
    expect(note).toContain('KEELSTONE_DATA=');
    expect(choose()).toEqual({ name: first });
  });

  it.each([
    ['a database', 'postgres', 'PG_VERSION'],
    ['the stamp of a demo', 'stamps', 'demo'],
    ['media', 'media', 'images'],
  ])(
    'with %s and without its choice, as after a move, gets no demo, and says so',
    (_what, directory, name) => {
      mkdirSync(join(folder, directory));
      writeFileSync(join(folder, directory, name), '');
      const { name: chosen, note } = choose();
      expect(chosen).toBe('none');
      expect(note).toContain(`There is an installation in ${folder}, without a file "demo"`);
      expect(choose()).toEqual({ name: 'none' });
      expect(choose(['--demo', 'full'])).toMatchObject({ name: 'none' });
    },
  );

  it.each(['', 'fu', 'toString'])('is not taken for one of %j, which a full disk may leave', (half) => {
    writeFileSync(join(folder, 'demo'), half);
    makeDatabase();
    expect(choose().name).toBe('none');
    expect(choose()).toEqual({ name: 'none' });
  });

  it('in a database elsewhere is not known yet, and nothing is final', () => {
    const elsewhere = { DATABASE_URL: 'postgres://elsewhere' };
    expect(choose([], elsewhere)).toEqual({ name: 'full', isOpen: true });
    expect(choose(['--demo', 'starter'], elsewhere)).toEqual({ name: 'starter', isOpen: true });
    storeDemo(folder, 'starter');
    expect(choose([], elsewhere)).toEqual({ name: 'starter' });
  });

  it('so far only that its ports were taken still gets the demo', () => {
    writeFileSync(join(folder, 'secrets.json'), '{}');
    for (const name of ['media', 'submissions']) mkdirSync(join(folder, name));
    expect(choose()).toEqual({ name: 'full' });
  });
});
