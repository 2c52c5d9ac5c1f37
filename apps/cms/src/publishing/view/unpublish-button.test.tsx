// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nodeCollection } from '../../nodes/node.collection.ts';
import { reusableSections } from '../../nodes/reusable/reusable-sections.collection.ts';
import { UnpublishButton } from './unpublish-button.tsx';

const form = vi.hoisted(() => ({
  dispatchFields: vi.fn(),
  setHasPublishedDoc: vi.fn(),
  success: vi.fn(),
  error: vi.fn(),
  openModal: vi.fn(),
}));

type Confirmation = { heading: string; body: ReactNode; onConfirm: () => Promise<void> };
vi.mock('../../admin/use-language-names.ts', () => ({
  useLanguageNames: () => (code: 'en' | 'de') => ({ en: 'English', de: 'German' })[code],
}));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({
    id: 7,
    collectionSlug: 'page',
    hasPublishedDoc: true,
    hasPublishPermission: true,
    setHasPublishedDoc: form.setHasPublishedDoc,
    setMostRecentVersionIsAutosaved: () => undefined,
    setUnpublishedVersionCount: () => undefined,
  }),
  useForm: () => ({
    dispatchFields: form.dispatchFields,
    getDataByPath: (path: string) => ({ updatedAt: 'Monday' })[path],
  }),
  useModal: () => ({ openModal: form.openModal }),
  toast: form,
  PopupList: {
    Button: ({ id, children, onClick }: { id: string; children: ReactNode; onClick: () => void }) => (
      <button type="button" id={id} onClick={onClick}>
        {children}
      </button>
    ),
  },
  ConfirmationModal: ({ heading, body, onConfirm }: Confirmation) => (
    <div role="dialog" aria-label={heading}>
      {body}
      <button type="button" onClick={() => void onConfirm()}>
        Confirm
      </button>
    </div>
  ),
}));

let root: Root;
const requests: [string, RequestInit | undefined][] = [];
let response: Response;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  requests.length = 0;
  response = Response.json({ doc: { _status: 'draft', updatedAt: 'Tuesday' } });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push([url, init]);
    if (init?.method === 'PATCH') return response;
    const published = [
      { language: 'en', title: 'Prices', address: null },
      { language: 'de', title: 'Preise', address: null },
    ];
    return Response.json({ languages: [], published });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<UnpublishButton />));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const press = (selector: string) =>
  act(async () => document.querySelector<HTMLButtonElement>(selector)?.click());

it('C-12 asks before unpublishing, and names every language that goes off the site', async () => {
  await press('#action-unpublish');
  expect(form.openModal).toHaveBeenCalledOnce();
  const dialog = document.querySelector('[role=dialog]');
  expect(dialog?.getAttribute('aria-label')).toBe('Unpublish all languages?');
  expect(dialog?.textContent).toContain('This goes off the site now, in every language');
  expect([...(dialog?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'English “Prices”',
    'German “Preise”',
  ]);
  expect(requests).toHaveLength(1);
});

it('C-12 unpublishes all languages, and the form is based on what was saved then', async () => {
  await press('#action-unpublish');
  await press('[role=dialog] button');
  const [url, init] = requests.at(-1) ?? [];
  expect([url, init?.method, init?.body]).toEqual([
    '/api/page/7?depth=0&unpublishAllLocales=true',
    'PATCH',
    '{"_status":"draft","updatedAt":"Monday"}',
  ]);
  expect(form.dispatchFields.mock.calls).toEqual([
    [{ type: 'UPDATE', path: '_status', value: 'draft' }],
    [{ type: 'UPDATE', path: 'updatedAt', value: 'Tuesday' }],
  ]);
  expect(form.setHasPublishedDoc).toHaveBeenCalledWith(false);
  expect(form.success).toHaveBeenCalledWith('Unpublished in all languages.');
});

it('C-12 says why nothing was unpublished', async () => {
  response = Response.json({ errors: [{ message: 'Ann is editing it.' }] }, { status: 423 });
  await press('#action-unpublish');
  await press('[role=dialog] button');
  expect(form.error).toHaveBeenCalledWith('Ann is editing it.');
  expect(form.setHasPublishedDoc).not.toHaveBeenCalled();
});

it('C-12 is in the forms of all that is published by language', () => {
  const page = nodeCollection({ type: 'page', labels: {}, interfaceName: 'Page' } as never);
  for (const { admin } of [page, reusableSections]) {
    expect(admin?.components?.edit?.UnpublishButton).toBe(
      '/publishing/view/unpublish-button.tsx#UnpublishButton',
    );
  }
});
