// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DecisiveField, DecisiveValues } from './condition-fields.tsx';

type Field = {
  value?: unknown;
  valid?: boolean;
  errorMessage?: string;
  rows?: object[];
  passesCondition?: boolean;
};
type State = Record<string, Field>;
const { form } = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  return {
    form: {
      state: {} as State,
      listen: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      update: ({ path, value, formState }: { path: string; value?: unknown; formState?: State }) => {
        form.state = { ...form.state, ...(formState ?? { [path]: { value } }) };
        for (const listener of listeners) listener();
      },
    },
  };
});
// Payload's own bring their styles, which only Next.js can load.
vi.mock('@payloadcms/ui', async () => {
  const { useSyncExternalStore } = await import('react');
  const useState = () => useSyncExternalStore(form.listen, () => form.state);
  return {
    useFormFields: (select: (context: unknown) => unknown) => select([useState(), form.update]),
    useField: ({ potentiallyStalePath: path }: { potentiallyStalePath: string }) => {
      const { value, valid = true } = useState()[path] ?? {};
      return {
        path,
        value,
        showError: !valid,
        setValue: (given: unknown) => form.update({ path, value: given }),
      };
    },
    FieldLabel: ({ label, htmlFor }: { label: string; htmlFor: string }) => (
      <label htmlFor={htmlFor}>{label}</label>
    ),
    FieldDescription: ({ description }: { description: string }) => <p>{description}</p>,
    FieldError: ({ path }: { path: string }) => useState()[path]?.errorMessage,
  };
});

const FIELD = 'fields.2.condition.field';
const VALUES = 'fields.2.condition.values';
const rows = (...kinds: string[]) => ({
  rows: kinds.map((blockType, id) => ({ id: String(id), blockType })),
});
beforeEach(() => {
  form.state = {
    fields: rows('radio', 'checkbox', 'text'),
    'fields.0.label': { value: 'Your topic' },
    'fields.0.name': { value: 'topic' },
    'fields.0.options': rows('', ''),
    'fields.0.options.0.label': { value: 'A claim' },
    'fields.0.options.0.value': { value: 'claim' },
    'fields.0.options.1.label': { value: 'Something else' },
    'fields.1.label': { value: 'Call me' },
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const propsOf = (path: string, label: string, description: string) =>
  ({ path, field: { name: path, label, admin: { description } } }) as TextFieldClientProps &
    TextareaFieldClientProps;
function open(more: State = {}) {
  form.state = { ...form.state, ...more };
  render(
    <>
      <DecisiveField {...propsOf(FIELD, 'In this field', 'Further up.')} />
      <DecisiveValues {...propsOf(VALUES, 'One of these is chosen', 'It is to be ticked.')} />
    </>,
  );
}
const list = () => screen.getByRole('combobox', { name: 'In this field' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const stored = () => [form.state[FIELD]?.value, form.state[VALUES]?.value];

it('C-8 U-9 chooses a field and its options by their labels, and stores their names and values', async () => {
  const user = userEvent.setup();
  open();
  expect(options()).toEqual(['None: it is always asked', 'Your topic', 'Call me']);
  await user.selectOptions(list(), 'Your topic');
  await user.click(screen.getByRole('checkbox', { name: 'Something else' }));
  // In the order of the options, whatever was chosen first.
  await user.click(screen.getByRole('checkbox', { name: 'A claim' }));
  expect(stored()).toEqual(['topic', 'claim\nsomething-else']);
  await user.click(screen.getByRole('checkbox', { name: 'A claim' }));
  expect(stored()).toEqual(['topic', 'something-else']);
});

it('C-8 U-9 is chosen by keyboard alone, in a named group', async () => {
  const user = userEvent.setup();
  open({ [FIELD]: { value: 'topic' } });
  await user.tab();
  expect(document.activeElement).toBe(list());
  await user.tab();
  await user.keyboard(' ');
  expect(stored()).toEqual(['topic', 'claim']);
  const group = screen.getByRole('group', { name: 'One of these is chosen' });
  expect(group.contains(document.activeElement)).toBe(true);
});

it('C-8 clears what was chosen in one field when another is chosen, or none', async () => {
  const user = userEvent.setup();
  open({ [FIELD]: { value: 'topic' }, [VALUES]: { value: 'claim' } });
  await user.selectOptions(list(), 'Call me');
  expect(stored()).toEqual(['call_me', null]);
  // An agreement has nothing to choose from.
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('It is to be ticked.')).toBeDefined();
  await user.selectOptions(list(), 'None: it is always asked');
  expect(stored()).toEqual([null, null]);
});

it('C-8 U-9 asks again whether there is something to choose from where the response does not know the choice', async () => {
  vi.useFakeTimers();
  open({ [FIELD]: { value: 'topic' }, [VALUES]: { passesCondition: false } });
  await act(() => vi.advanceTimersByTime(1000));
  expect(form.state[VALUES]).toEqual({ passesCondition: false, asked: expect.any(Number) });
  const asked = form.state[VALUES];
  await act(() => form.update({ path: FIELD, value: null }));
  await act(() => vi.advanceTimersByTime(3000));
  expect(form.state[VALUES]).toBe(asked);
});

it('C-8 shows a field and an option that are gone, so that they can be taken away', async () => {
  const user = userEvent.setup();
  open({ [FIELD]: { value: 'topic' }, [VALUES]: { value: 'claim\nloss' } });
  await user.click(screen.getByRole('checkbox', { name: 'loss (not there)', checked: true }));
  expect(stored()).toEqual(['topic', 'claim']);
  expect(screen.queryByRole('checkbox', { name: 'loss (not there)' })).toBeNull();
  await act(() => form.update({ path: FIELD, value: 'size' }));
  expect((list() as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('size (not there)');
});

it('U-9 says to a screen reader what is wrong with it', () => {
  open({
    [FIELD]: { value: 'size', valid: false, errorMessage: 'There is no such field.' },
    [VALUES]: { value: 'x', valid: false, errorMessage: 'There is no such option.' },
  });
  const describe = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  expect(list().getAttribute('aria-invalid')).toBe('true');
  expect(describe(list())).toBe('There is no such field. Further up.');
  expect(describe(screen.getByRole('group'))).toContain('There is no such option.');
});

it('C-8 follows a label that is typed', async () => {
  open();
  await act(() => form.update({ path: 'fields.0.label', value: 'Your question' }));
  expect(options()).toContain('Your question');
});
