import { expect, it } from 'vitest';
import { nameErrors } from './name-errors.ts';

it('C-11 names the errors that a bundle has made anonymous, so that people are told what is wrong', () => {
  const [anonymous] = [
    class extends Error {
      constructor() {
        super();
        this.name = new.target.name;
      }
    },
  ];
  expect(new (anonymous as new () => Error)().name).toBe('');
  nameErrors({ APIError: anonymous as object });
  expect(new (anonymous as new () => Error)().name).toBe('APIError');
});
