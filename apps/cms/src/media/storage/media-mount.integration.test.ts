import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startCms } from '../../test-cms.ts';
import { samplePng } from '../upload/sample-uploads.fixture.ts';
import { UploadClient } from '../upload/upload-client.fixture.ts';
import { MediaFolder } from './media-folder.ts';
import { rememberMediaFolder } from './media-mount.ts';
import { sweepMedia } from './sweep-media.ts';

const cms = await startCms();
const client = await UploadClient.start(cms.payload);
afterAll(async () => {
  client.stop();
  await cms.stop();
});
afterEach(() => vi.restoreAllMocks());

const folder = String(process.env.MEDIA_DIR);
const upload = async (name: string, colour: string) =>
  client.create('images', await samplePng(name, colour), { alt: 'A' });

it('C-4 C-14 takes no upload while its disk is not mounted, which would be hidden when it is back', async () => {
  await rememberMediaFolder(folder, cms.payload.logger);
  renameSync(folder, `${folder}-away`);
  mkdirSync(folder);
  const refused = await upload('Away.png', '#123450');
  rmSync(folder, { recursive: true });
  const without = await upload('Nowhere.png', '#123451');
  rmSync(folder, { recursive: true, force: true });
  renameSync(`${folder}-away`, folder);
  for (const { status, message } of [refused, without])
    expect([status, message]).toEqual([503, expect.stringContaining('is not the one that was there')]);
  expect((await upload('Back.png', '#123452')).status).toBe(201);
  expect((await cms.query('select filename from images')).length).toBe(1);
});

it('C-4 C-14 takes no upload while there is no folder for it, and says so', async () => {
  const error = vi.spyOn(cms.payload.logger, 'error').mockReturnValue();
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, '');
  const { status, message } = await upload('Nowhere.png', '#123454');
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  expect([status, message]).toEqual([
    503,
    expect.stringContaining('cannot write to the folder of its files'),
  ]);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    'MEDIA_DIR cannot be written to, so an upload was refused',
  );
});

it('C-4 R-5 says at the start that nothing can be stored in its folder', async () => {
  const error = vi.spyOn(cms.payload.logger, 'error').mockReturnValue();
  await rememberMediaFolder(folder, cms.payload.logger);
  expect(error).not.toHaveBeenCalled();
  // Also for root, who may write to any folder.
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await rememberMediaFolder(join(file, 'media'), cms.payload.logger);
  rmSync(file);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^MEDIA_DIR, .*, cannot be written to \(ENOTDIR\)/),
  );
});

it('C-4 R-5 does not start as a process whose user may not write to its folder, which it names', async () => {
  const folder = join(import.meta.filename, 'media');
  const serve = join(import.meta.dirname, '../../serve.ts');
  const starting = promisify(execFile)(process.execPath, [serve], {
    env: { ...process.env, MEDIA_DIR: folder },
  });
  await expect(starting).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`MEDIA_DIR, ${folder}, could not be made`),
  });
});

it('C-4 R-5 misses no file that is deleted while it looks', async () => {
  const { doc } = await upload('Deleted.png', '#123455');
  const error = vi.spyOn(cms.payload.logger, 'error').mockReturnValue();
  const { list } = MediaFolder.prototype;
  let looks = 0;
  vi.spyOn(MediaFolder.prototype, 'list').mockImplementation(async function (this: MediaFolder, path) {
    // First for what no document names, then for what is missing.
    if (path === join(folder, 'images') && ++looks === 2) await client.remove('images', doc.id);
    return list.call(this, path);
  });
  await sweepMedia(cms.payload);
  expect([error.mock.calls, looks > 1]).toEqual([[], true]);
});

it('C-4 R-5 says at the start which files are not there, and says nothing when all are', async () => {
  const { doc } = await upload('There.png', '#123453');
  const error = vi.spyOn(cms.payload.logger, 'error').mockReturnValue();
  await sweepMedia(cms.payload);
  expect(error).not.toHaveBeenCalled();
  rmSync(join(folder, 'images', doc.filename));
  await sweepMedia(cms.payload);
  expect(error).toHaveBeenCalledOnce();
  expect(String(error.mock.calls[0]?.[0])).toMatch(
    /^1 of 2 files of images are missing, such as there-.*MEDIA_DIR/,
  );
});
