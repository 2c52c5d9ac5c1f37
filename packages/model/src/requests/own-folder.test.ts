import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOwnFolder, UnwritableFolderError } from './own-folder.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'own-folder-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

describe('the folder of a process', () => {
  it('O-1 is made if it is missing, and kept as it is', () => {
    const folder = join(place, 'a', 'b');
    openOwnFolder('SOME_DIR', folder, 'nothing could be stored', 0o700);
    writeFileSync(join(folder, 'file'), '');
    openOwnFolder('SOME_DIR', folder, 'nothing could be stored');
    expect([existsSync(join(folder, 'file')), statSync(folder).mode & 0o777]).toEqual([true, 0o700]);
  });

  it('O-1 is refused with its name and that of the user, where nothing can be written', () => {
    const file = join(place, 'file');
    writeFileSync(file, '');
    // Also for root, who may write to any folder.
    for (const folder of [file, join(file, 'below')]) {
      const open = () => openOwnFolder('SOME_DIR', folder, 'nothing could be stored');
      expect(open).toThrow(UnwritableFolderError);
      expect(open).toThrow(`SOME_DIR, ${folder}, could not be made`);
      expect(open).toThrow(`by the user "${userInfo().username}" (E`);
      expect(open).toThrow('nothing could be stored');
    }
  });
});
