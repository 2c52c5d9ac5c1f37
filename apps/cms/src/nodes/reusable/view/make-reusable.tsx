'use client';

import type { Messages } from '@keelstone/languages/messages.ts';
import { fillMessage } from '@keelstone/languages/say.ts';
import { Button, LinkIcon, PopupList, useForm } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { NameField } from '../../../admin/name-field.tsx';
import { makeReusable } from './reuse-requests.ts';
import './reusable.css';
import { useChangePage, useDoneMessage } from './use-change-page.ts';
import { useSectionMenu } from './use-section-menu.ts';

/** In the menu of each section of a page: asks for the name under which all pages can show it from now on. */
export function MakeReusable({ messages }: { messages: Messages['reuse'] }) {
  useDoneMessage();
  const { getFields } = useForm();
  const menu = useSectionMenu();
  const [section, setSection] = useState('');
  const { change, isBusy } = useChangePage(messages.saveFirst);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const row = menu && getFields().sections?.rows?.[menu.index];
  const ask = () => {
    setSection(row?.id ?? '');
    dialog.current?.showModal();
  };
  return (
    <>
      {row &&
        row.blockType !== 'reusable' &&
        createPortal(
          <PopupList.Button className="array-actions__action" onClick={ask}>
            <LinkIcon />
            {messages.entry}
          </PopupList.Button>,
          menu.place,
        )}
      <dialog ref={dialog} className="admin-dialog make-reusable" aria-labelledby={heading}>
        <h2 id={heading}>{messages.heading}</h2>
        <p>{messages.intro}</p>
        <NameField
          label={messages.name}
          action={messages.make}
          isDisabled={isBusy}
          act={async (title) => {
            // A message of what went wrong would be behind it.
            dialog.current?.close();
            await change((page) => makeReusable(page, section, title), fillMessage(messages.made, { title }));
            return false;
          }}
        />
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => dialog.current?.close()}>
          {messages.cancel}
        </Button>
      </dialog>
    </>
  );
}
