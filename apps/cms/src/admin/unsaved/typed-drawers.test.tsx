// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TypedDrawers } from './typed-drawers.tsx';
import { askOnPopState } from './use-leave-warning.ts';

// Payload's own bring its styles, which only Next.js can load.
vi.mock('@payloadcms/ui', () => ({ Button: () => null, useModal: () => ({ closeModal: () => undefined }) }));

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<TypedDrawers>{null}</TypedDrawers>));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A drawer with a field, and what types into it. */
function openDrawer(classes: string) {
  const drawer = document.body.appendChild(document.createElement('dialog'));
  drawer.className = `drawer ${classes}`;
  drawer.open = true;
  const field = drawer.appendChild(document.createElement('textarea'));
  return { drawer, type: () => field.dispatchEvent(new Event('input', { bubbles: true })) };
}
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('C-14 asks before the page is left with words in a drawer that the form does not have yet', () => {
  const { drawer, type } = openDrawer('footnote');
  expect(asks()).toBe(false);
  type();
  expect(asks()).toBe(true);
  drawer.open = false;
  expect(asks()).toBe(false);
});

it('C-14 does not ask for the drawer of a document, which keeps what is typed', () => {
  openDrawer('doc-drawer').type();
  expect(asks()).toBe(false);
});

it('C-14 asks before the way back of the browser takes words in a drawer along, and stays where it was', () => {
  const confirm = vi.fn(() => false);
  const follow = vi.fn();
  vi.stubGlobal('confirm', confirm);
  // Test files share modules, but no windows.
  addEventListener('popstate', askOnPopState, true);
  addEventListener('popstate', follow);
  /** The browser changes the address before it says so. */
  const goBack = () => {
    history.replaceState(null, '', '/admin');
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  history.replaceState(null, '', '/admin/collections/article/7');
  const { drawer, type } = openDrawer('link');
  type();
  goBack();
  expect([location.pathname, follow.mock.calls.length]).toEqual(['/admin/collections/article/7', 0]);
  drawer.open = false;
  goBack();
  expect([location.pathname, follow.mock.calls.length]).toEqual(['/admin', 1]);
  expect(confirm).toHaveBeenCalledOnce();
  removeEventListener('popstate', follow);
  removeEventListener('popstate', askOnPopState, true);
});
