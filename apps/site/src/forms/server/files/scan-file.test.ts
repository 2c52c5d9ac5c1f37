import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { EICAR, startClamd } from './clamd.fixture.ts';
import { NotScannedError, scanWith } from './scan-file.ts';

let clamd: Awaited<ReturnType<typeof startClamd>> | undefined;
afterEach(async () => {
  await clamd?.stop();
  clamd = undefined;
});

const start = async (answer?: string | null) => {
  clamd = await startClamd(answer);
  return clamd;
};

describe('the scanner', () => {
  it('C-8 gets a whole file, however large, and says that it is clean', async () => {
    const { address, scanned } = await start();
    const content = randomBytes(1_000_003);
    expect(await scanWith(address)(content)).toBe('clean');
    expect(scanned).toEqual([content]);
    expect(await scanWith(address)(Buffer.alloc(0))).toBe('clean');
  });

  it('C-8 refuses what it knows', async () => {
    const { address } = await start();
    const content = Buffer.concat([randomBytes(200_000), Buffer.from(EICAR), randomBytes(10)]);
    expect(await scanWith(address)(content)).toBe('refused');
  });

  it.each([
    ['says that a file is too large for it', 'INSTREAM size limit exceeded. ERROR\0'],
    ['says something else', 'PONG\0'],
    ['says that another file is clean', 'other: OK\0'],
    ['says nothing', ''],
    ['closes the connection', null],
    ['says too much', 'x'.repeat(100_000)],
  ])('C-8 has checked nothing if it %s', async (_, answer) => {
    const { address } = await start(answer);
    await expect(scanWith(address)(randomBytes(300_000))).rejects.toThrow(NotScannedError);
  });

  it('C-8 has checked nothing if it does not answer, or is not there', async () => {
    const { address, stop } = await start('silence');
    await expect(scanWith(address, 50)(Buffer.from('a'))).rejects.toThrow(NotScannedError);
    await stop();
    clamd = undefined;
    await expect(scanWith(address)(Buffer.from('a'))).rejects.toThrow(NotScannedError);
    await expect(scanWith({ path: '/nowhere/clamd.ctl' })(Buffer.from('a'))).rejects.toThrow(NotScannedError);
  });
});
