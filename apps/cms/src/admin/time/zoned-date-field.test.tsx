// @vitest-environment happy-dom
import { act, type ComponentProps, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteZoneProvider } from './use-site-zone.tsx';
import { ZonedDateField } from './zoned-date-field.tsx';

const form = vi.hoisted(() => ({ value: null as string | null, setValue: vi.fn() }));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  useField: ({ potentiallyStalePath: path }: { potentiallyStalePath: string }) => ({ ...form, path }),
  useFormFields: (select: (context: unknown) => unknown) => select([{}]),
  FieldLabel: ({ label }: { label?: ReactNode }) => <b>{label}</b>,
  FieldError: () => null,
  FieldDescription: () => null,
}));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  form.setValue.mockClear();
});

/** The field of a day with a value, on a site whose clock shows another time zone. */
async function openDay(value: string | null, zone: string): Promise<HTMLInputElement> {
  form.value = value;
  const field = { name: 'reviewedAt', admin: { date: { pickerAppearance: 'dayOnly' } } };
  const props = { path: 'reviewedAt', field } as ComponentProps<typeof ZonedDateField>;
  await act(() =>
    root.render(
      <SiteZoneProvider zone={zone}>
        <ZonedDateField {...props} />
      </SiteZoneProvider>,
    ),
  );
  return document.querySelector('input') as HTMLInputElement;
}
const enter = (input: HTMLInputElement, value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

it('C-1 a day is typed into the browser’s own field, whose order of day and month is the reader’s', async () => {
  const input = await openDay(null, 'Europe/Berlin');
  expect(input.type).toBe('date');
  await enter(input, '2027-12-31');
  expect(form.setValue).toHaveBeenLastCalledWith('2027-12-31T11:00:00.000Z');
  await enter(input, '');
  expect(form.setValue).toHaveBeenLastCalledWith(null);
});

it.each([
  ['Pacific/Auckland', '2027-12-30T23:00:00.000Z'],
  ['America/Los_Angeles', '2027-12-31T20:00:00.000Z'],
])('C-1 a day is the same day when it is read again, in %s', async (zone, stored) => {
  const input = await openDay(null, zone);
  await enter(input, '2027-12-31');
  expect(form.setValue).toHaveBeenLastCalledWith(stored);
  expect((await openDay(stored, zone)).value).toBe('2027-12-31');
  // As Payload's own field has stored it.
  expect((await openDay('2027-12-31T12:00:00.000Z', 'Europe/Berlin')).value).toBe('2027-12-31');
  expect(form.setValue).toHaveBeenCalledTimes(1);
});

it('C-1 a year has no more digits than is kept', async () => {
  expect((await openDay(null, 'UTC')).max).toBe('9999-12-31');
});

it('C-1 what is no date is not shown as if it were kept', async () => {
  const input = await openDay('2027-02-03T12:00:00.000Z', 'UTC');
  // As browsers report 30 February: no value, but something is typed.
  Object.defineProperty(input, 'validity', { value: { badInput: true } });
  await enter(input, '');
  expect(form.setValue).not.toHaveBeenCalled();
  await act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(input.value).toBe('2027-02-03');
});
