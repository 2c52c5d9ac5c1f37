import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyFiles } from './copy-files.ts';

const LAST = ['.held', '.replaced'];

let folder: string;
const live = (...path: string[]) => join(folder, 'media', ...path);
const copy = (...path: string[]) => join(folder, 'backup', ...path);
async function write(path: string, content: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelstone-parts-'));
  for (const name of ['a.png', 'b.png', 'c.png']) await write(live('images', name), name);
  await write(live('.uploading', 'piece'), 'half');
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await rm(folder, { recursive: true, force: true });
});

/** Happens as soon as the first file, which is passed, begins to be copied, and once its copy has ended. */
function meanwhile(work: (file: string) => Promise<unknown>, afterwards = async (_file: string) => {}) {
  const { copyFile } = fs.promises;
  let isDone = false;
  vi.spyOn(fs.promises, 'copyFile').mockImplementation(async (...given) => {
    if (isDone) return copyFile(...given);
    isDone = true;
    await work(String(given[0]));
    return copyFile(...given).finally(() => afterwards(String(given[0])));
  });
  syncBuiltinESMExports();
}

it('C-4 a backup has what is replaced while it is made, where the CMS looks for it', async () => {
  await write(live('.replaced', 'images', 'former.png'), 'former');
  meanwhile(async () => {
    await rename(live('images', 'b.png'), live('.replaced', 'images', 'b.png'));
    await mkdir(live('.held', '1', 'images'), { recursive: true });
    await rename(live('images', 'c.png'), live('.held', '1', 'images', 'c.png'));
    await write(live('images', 'new.png'), 'new');
  });
  await copyFiles(live(), copy(), LAST);
  // No empty files in the places of those that moved: the CMS would take them for the files themselves.
  expect(await readdir(copy('images'))).toEqual(['a.png', 'new.png']);
  expect(await readFile(copy('images', 'a.png'), 'utf8')).toBe('a.png');
  expect(await readdir(copy('.replaced', 'images'))).toEqual(['b.png', 'former.png']);
  expect(await readdir(copy('.held', '1', 'images'))).toEqual(['c.png']);
  expect(await readdir(copy())).toEqual(['.held', '.replaced', 'images']);
});

it('C-4 a backup has a file that made way for a change that failed, and was back before it was looked for', async () => {
  const held = live('.held', '1', 'images', 'held.png');
  await mkdir(dirname(held), { recursive: true });
  meanwhile(
    (file) => rename(file, held),
    (file) => rename(held, file),
  );
  await copyFiles(live(), copy(), LAST);
  for (const name of ['a.png', 'b.png', 'c.png'])
    expect(await readFile(copy('images', name), 'utf8')).toBe(name);
});

it('C-4 a backup is made though files go away while they are copied', async () => {
  meanwhile(() => rm(live('images'), { recursive: true }));
  await copyFiles(live(), copy(), LAST);
  expect(await readdir(copy('images'))).toEqual([]);
});

it('C-4 a backup has the media themselves where a folder is a link to another disk', async () => {
  await rename(live(), join(folder, 'disk'));
  await symlink(join(folder, 'disk'), live());
  await rename(join(folder, 'disk', 'images'), join(folder, 'pictures'));
  await symlink(join(folder, 'pictures'), join(folder, 'disk', 'images'));
  await copyFiles(live(), copy(), LAST);
  await rm(join(folder, 'pictures'), { recursive: true });
  expect(await readFile(copy('images', 'b.png'), 'utf8')).toBe('b.png');
});

it('C-4 a backup or a restore ends at a link that leads nowhere: its disk may not be mounted', async () => {
  await symlink(join(folder, 'unmounted'), join(folder, 'link'));
  const advice = `link is a link to ${join(folder, 'unmounted')}, which does not exist`;
  await expect(copyFiles(join(folder, 'link'), copy(), LAST)).rejects.toThrow(advice);
  await expect(copyFiles(live(), join(folder, 'link'), LAST)).rejects.toThrow(advice);
  await rename(join(folder, 'link'), live('videos'));
  await expect(copyFiles(live(), copy(), LAST)).rejects.toThrow(advice.replace('link', 'videos'));
});

it('C-4 a restore writes through a link to another disk', async () => {
  await mkdir(join(folder, 'disk'));
  await symlink(join(folder, 'disk'), copy());
  await copyFiles(live(), copy(), LAST);
  expect(await readFile(join(folder, 'disk', 'images', 'a.png'), 'utf8')).toBe('a.png');
});

it('C-4 a backup overwrites nothing', async () => {
  await write(copy('images', 'a.png'), 'another');
  await expect(copyFiles(live(), copy(), LAST)).rejects.toThrow('EEXIST');
  await expect(copyFiles(live('images', 'a.png'), copy('images', 'a.png'))).rejects.toThrow('EEXIST');
  expect(await readFile(copy('images', 'a.png'), 'utf8')).toBe('another');
});
