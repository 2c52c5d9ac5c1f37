// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const STYLES = readFileSync(join(import.meta.dirname, '../app/(payload)/admin.css'), 'utf8');
const EDITOR = dirname(fileURLToPath(import.meta.resolve('@payloadcms/richtext-lexical')));
const { setHandlePosition } = await import(
  join(EDITOR, 'lexical/plugins/handles/utils/setHandlePosition.js')
);
const { setFloatingElemPositionForLinkEditor } = await import(
  join(EDITOR, 'lexical/utils/setFloatingElemPositionForLinkEditor.js')
);

it('U-9 Tab passes by the buttons of a text that are out of sight, and reaches those that are shown', () => {
  document.head.innerHTML = `<style>${STYLES}</style>`;
  document.body.innerHTML = `<main><div>
    <button class="icon draggable-block-menu"></button>
    <button class="icon add-block-menu"></button>
    <div class="link-editor"><button class="link-edit"></button><button class="link-trash"></button></div>
  </div></main>`;
  const anchor = document.querySelector('main > div') as Element;
  const place = (paragraph: Element | null) => {
    const [drag, add, links] = anchor.children;
    for (const handle of [drag, add]) setHandlePosition(paragraph, handle, anchor);
    setFloatingElemPositionForLinkEditor(paragraph?.getBoundingClientRect() ?? null, links, anchor);
  };
  const hidden = () =>
    [...document.querySelectorAll('button')].flatMap((button) =>
      getComputedStyle(button).visibility === 'hidden' ? [button.className.split(' ').at(-1)] : [],
    );
  const all = ['draggable-block-menu', 'add-block-menu', 'link-edit', 'link-trash'];
  expect(hidden()).toEqual(all);
  place(document.createElement('p'));
  expect(hidden()).toEqual([]);
  place(null);
  expect(hidden()).toEqual(all);
});
