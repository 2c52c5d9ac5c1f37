import { expect, it } from 'vitest';
import { recordSave, whenAllIsSaved } from './running-saves.ts';

const isTold = async (form: object) => {
  let told = false;
  await whenAllIsSaved(form, () => {
    told = true;
  });
  return told;
};

it('C-14 a form that was closed while it was saved hears that everything is saved, and nothing else', async () => {
  const form = {};
  expect(await isTold(form)).toBe(false);
  recordSave(form, Promise.resolve(false));
  expect(await isTold(form)).toBe(false);
  recordSave(form, Promise.reject(new Error('The connection broke.')));
  expect(await isTold(form)).toBe(false);
  recordSave(form, Promise.resolve(true));
  expect(await isTold(form)).toBe(true);
  expect(await isTold({})).toBe(false);
});
