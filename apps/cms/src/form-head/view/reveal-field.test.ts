import { expect, it } from 'vitest';
import { fieldInAddress, rowsAround } from './reveal-field.ts';

it('C-9 the rows around a field are those on the way to it', () => {
  expect(rowsAround('sections.2.items.0.question')).toEqual([
    { path: 'sections', index: 2 },
    { path: 'sections.2.items', index: 0 },
  ]);
});

it('C-9 C-12 the address of a form in another language names the field', () => {
  expect(fieldInAddress('#field=sections.1.heading')).toBe('sections.1.heading');
  expect(fieldInAddress('#sections')).toBeNull();
});

it('C-9 an address that somebody has damaged names no field, and the form is shown', () => {
  expect(fieldInAddress('#field=50%')).toBeNull();
});
