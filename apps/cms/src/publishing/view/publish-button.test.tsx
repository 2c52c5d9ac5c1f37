// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { PublishButton } from './publish-button.tsx';

type Submit = { SubMenuPopupContent: (popup: { close: () => void }) => ReactNode };
vi.mock('../../admin/use-language-names.ts', () => ({
  useLanguageNames: () => (code: 'en' | 'de') => ({ en: 'English', de: 'German' })[code],
}));
// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 7, collectionSlug: 'page', hasPublishPermission: true }),
  useForm: () => ({}),
  useFormFields: () => 'Prices',
  useFormModified: () => false,
  useLocale: () => ({ code: 'en' }),
  useModal: () => ({ openModal: () => undefined }),
  toast: {},
  FormSubmit: ({ SubMenuPopupContent }: Submit) => <SubMenuPopupContent close={() => undefined} />,
  PopupList: {
    ButtonGroup: ({ children }: { children: ReactNode }) => children,
    Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
      <button type="button" onClick={onClick}>
        {children}
      </button>
    ),
  },
  ConfirmationModal: ({ body }: { body: ReactNode }) => <div role="dialog">{body}</div>,
}));

afterEach(() => vi.unstubAllGlobals());

it('C-12 says which language would go off the site when all are published', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const languages = [{ language: 'de', title: 'Preise', change: 'removed' }];
  vi.stubGlobal('fetch', async () => Response.json({ languages, published: [] }));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<PublishButton />));
  const said = () => document.querySelector('[role=dialog]')?.textContent;
  expect(said()).toContain('Nothing waits in another language.');
  await act(async () => document.querySelector('button')?.click());
  expect(said()).toContain('German “Preise” goes off the site');
  expect(said()).not.toContain('Nothing waits');
  await act(() => root.unmount());
});
