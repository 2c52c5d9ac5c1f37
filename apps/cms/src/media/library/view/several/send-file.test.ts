// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendFile } from './send-file.ts';

type Answer = { status: number; body: unknown } | 'lost';
let answers: Answer[];
let numbers: string[];
let forms: string[];
let patches: [string, unknown][];

/** Answers as the CMS does, or loses the answer. */
class FakeRequest {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => undefined;
  onerror = () => undefined;
  open = () => undefined;
  setRequestHeader(name: string, value: string) {
    if (name === 'x-creation') numbers.push(value);
    if (name === 'x-fields') forms.push(value);
  }
  send() {
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') return void this.onerror();
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    this.onload();
  }
}

beforeEach(() => {
  [answers, numbers, forms, patches] = [[], [], [], []];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'PATCH') patches.push([path, JSON.parse(String(init.body))]);
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

const file = () => new File(['x'], 'a.png');
const send = (of: File, alt: string) =>
  sendFile({ kind: 'images', file: of, fields: { alt }, language: 'en', onProgress: () => undefined });

it('C-4 C-14 a file whose answer was lost is known again, and gets the texts that it has by then', async () => {
  const own = file();
  answers = [
    'lost',
    { status: 409, body: { errors: [{ message: 'Saved already.', data: { created: 7 } }] } },
  ];
  await expect(send(own, 'A')).rejects.toThrow('did not answer');
  expect(await send(own, 'B')).toBe(7);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
  expect(patches).toEqual([['/api/images/7?locale=en&depth=0', { alt: 'B' }]]);
});

it('C-4 C-14 each file has a number of its own, and is changed by nothing else', async () => {
  answers = [1, 2].map((id) => ({ status: 201, body: { doc: { id } } }));
  expect([await send(file(), 'A'), await send(file(), 'A')]).toEqual([1, 2]);
  expect(new Set(numbers).size).toBe(2);
  expect(patches).toEqual([]);
});

it('C-4 C-14 a conflict of another kind is an error', async () => {
  answers = [{ status: 409, body: { errors: [{ message: 'Somebody has it.', data: { created: null } }] } }];
  await expect(send(file(), 'A')).rejects.toThrow('Somebody has it.');
});

it('C-14 a file says from which fields the form of its texts was made', async () => {
  answers = [1, 2].map((id) => ({ status: 201, body: { doc: { id } } }));
  await send(file(), 'A');
  expect(forms).toEqual([]);
  document.head.innerHTML = '<meta name="keelstone-fields" content="of this release">';
  await send(file(), 'B');
  expect(forms).toEqual(['of this release']);
});
