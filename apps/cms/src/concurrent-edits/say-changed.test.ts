import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { sayChanged } from './say-changed.ts';

const hidden = { admin: { hidden: true } };
const fields: Field[] = [
  { name: 'filename', label: 'File Name', type: 'text', ...hidden },
  { name: 'filesize', label: 'File Size', type: 'number', ...hidden },
  { name: 'focalX', type: 'number', ...hidden },
  { type: 'row', fields: [{ name: 'alt', label: 'Alternative text', type: 'text' }] },
  { name: 'moderation', label: 'Save as', type: 'text' },
  { name: 'reviewRequestedBy', type: 'text', ...hidden },
];

it('C-14 C-4 what a colleague has changed is named as editors know it, and another file is a file', () => {
  expect(sayChanged(fields, ['alt', 'filename', 'filesize', 'focalX', 'width'])).toBe(
    'Alternative text, File',
  );
});

it('C-14 C-9 a state is no order to save it, and what no form shows is not named', () => {
  expect(sayChanged(fields, ['moderation', 'reviewRequestedBy'])).toBe('State');
  expect(sayChanged(fields, ['reviewRequestedBy', 'gone'])).toBe('');
});
