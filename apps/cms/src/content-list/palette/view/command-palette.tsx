'use client';

import { say } from '@keelstone/languages/say.ts';
import { LANGUAGES } from '@keelstone/model';
import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { formPath } from '../../../admin/form-path.ts';
import { readResponse } from '../../../admin/read-response.ts';
import { type Command, matchingCommands } from '../matching-commands.ts';
import type { PageEntry } from '../palette.endpoint.ts';
import './command-palette.css';
import { follow, useCommands } from './use-commands.ts';

const WAIT_MS = 150;
const MOST = 12;

const pagesSchema = v.object({
  pages: v.array(
    v.object({
      type: v.string(),
      id: v.number(),
      language: v.picklist(LANGUAGES),
      title: v.string(),
      kind: v.string(),
    }),
  ),
});

async function readPages(search: string): Promise<Command[]> {
  const query = new URLSearchParams({ search });
  const { pages }: { pages: PageEntry[] } = await readResponse(
    fetch(`/api/content/pages?${query}`),
    pagesSchema,
  );
  return pages.map(({ type, id, language, title, kind }) => {
    const href = formPath(type, id, language);
    return { id: href, name: title, kind, act: () => follow(href) };
  });
}

/** Pages by the typed words, a moment after the last letter; what was asked for later counts. */
function usePages(typed: string, isOpen: boolean): Command[] {
  const [pages, setPages] = useState<Command[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const due = setTimeout(
      () =>
        // Without a response, there are the other commands.
        void readPages(typed).then(
          (found) => isCurrent && setPages(found),
          () => undefined,
        ),
      WAIT_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(due);
    };
  }, [typed, isOpen]);
  return pages;
}

/** In the header of every page, and by Ctrl or ⌘ and K: goes somewhere, creates something, saves the open form. */
export function CommandPalette() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const commandsOf = useCommands();
  const [commands, setCommands] = useState<Command[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const pages = usePages(typed, isOpen);
  const open = () => {
    if (dialog.current?.open) return;
    setCommands(commandsOf());
    setTyped('');
    setActive(0);
    setOpen(true);
    dialog.current?.showModal();
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      latest.current();
    };
    // Before the browser's own use of these keys.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);

  const shown = [...matchingCommands(commands, typed).slice(0, typed ? MOST : undefined), ...pages];
  const chosen = Math.min(active, shown.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    dialog.current?.close();
    command.act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((chosen + step + shown.length) % Math.max(1, shown.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(shown[chosen]);
    }
  };
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen, isOpen]);

  return (
    <>
      <Button
        className="command-palette__open"
        buttonStyle="subtle"
        size="small"
        margin={false}
        onClick={open}
      >
        {say('Go to …')} <kbd className="command-palette__keys">Ctrl K</kbd>
      </Button>
      <dialog
        ref={dialog}
        className="command-palette"
        aria-label={say('Go to, create or save')}
        onClose={() => setOpen(false)}
        onKeyDown={onKeyDown}
      >
        <input
          type="text"
          role="combobox"
          aria-label={say('Page, place or command')}
          placeholder={say('Page, place or command')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? `${id}-${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
        />
        <div role="listbox" id={`${id}-list`} aria-label={say('Commands')} tabIndex={-1}>
          {shown.map((command, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works in the field, by aria-activedescendant
            // biome-ignore lint/a11y/useFocusableInteractive: likewise
            <div
              key={`${command.kind} ${command.id}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              onClick={() => run(command)}
            >
              {command.name} <small>{command.kind}</small>
            </div>
          ))}
        </div>
        <p role="status">{shown.length === 0 ? say('Nothing matches.') : ''}</p>
      </dialog>
    </>
  );
}
