import { afterAll, expect, it } from 'vitest';
import type { ShareImageSubject } from './draw-share-image.ts';
import { openDrawingThread } from './drawing-thread.ts';

const { make, close } = openDrawingThread(`${import.meta.dirname}/drawing-thread.fixture.mjs`, 3000);
afterAll(close);

const draw = (nid: number, title = 'The first hour') => make({ nid, title } as ShareImageSubject);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it('R-3 a picture is drawn in another thread', async () => {
  expect(text(await draw(1))).toBe('The first hour');
});

it('R-3 whoever asks for a picture that cannot be drawn is told, and the next one is drawn', async () => {
  await expect(draw(14)).rejects.toMatchObject({ cause: { message: 'no ink' } });
  expect(text(await draw(2, 'The second hour'))).toBe('The second hour');
});

it('R-3 when the thread dies, another one draws', async () => {
  await expect(draw(13)).rejects.toMatchObject({ cause: { message: 'the thread died' } });
  expect(text(await draw(3, 'The third hour'))).toBe('The third hour');
});

it('R-3 a picture that never comes does not hold up the next', async () => {
  await expect(draw(15)).rejects.toThrow('No picture was drawn');
  expect(text(await draw(4, 'The fourth hour'))).toBe('The fourth hour');
});

it("R-3 a thread that cannot even start is nobody else's trouble", async () => {
  const missing = openDrawingThread(`${import.meta.dirname}/not-there.mjs`, 3000);
  await expect(missing.make({ nid: 1 } as ShareImageSubject)).rejects.toMatchObject({
    cause: { code: 'ERR_MODULE_NOT_FOUND' },
  });
  await missing.close();
});
