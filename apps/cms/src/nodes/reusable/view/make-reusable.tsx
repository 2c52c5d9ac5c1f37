'use client';

import type { Messages } from '@keelstone/languages/messages.ts';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { fillMessage } from '../../../admin/fill-message.ts';
import { NameField } from '../../../admin/name-field.tsx';
import { wordsOfBlock } from '../../../admin/telling-words.ts';
import { makeReusable } from './reuse-requests.ts';
import './reusable.css';
import { useChangePage, useDoneMessage } from './use-change-page.ts';

type Row = { id?: string; blockType?: string } & Record<string, unknown>;
type Kinds = Readonly<Record<string, string>>;

/** Below the sections of a page: a choice of one, and the name under which all pages can show it from now on. */
export function MakeReusable({ kinds, messages }: { kinds: Kinds; messages: Messages['reuse'] }) {
  useDoneMessage();
  const { getData } = useForm();
  const count = useFormFields(([fields]) => fields.sections?.rows?.length ?? 0);
  const [rows, setRows] = useState<Row[]>([]);
  const [wanted, setWanted] = useState('');
  const { change, isBusy } = useChangePage(messages.saveFirst);
  const whichId = useId();
  if (count === 0) return null;
  const look = () => setRows((getData().sections ?? []) as Row[]);
  const own = rows
    .map((row, index) => ({ ...row, number: index + 1 }))
    .filter(({ blockType }) => blockType !== undefined && blockType in kinds);
  return (
    <details className="make-reusable" onToggle={look}>
      <summary>{messages.heading}</summary>
      <p>{messages.intro}</p>
      <label htmlFor={whichId}>{messages.which}</label>
      <select id={whichId} value={wanted} onChange={({ target }) => setWanted(target.value)}>
        <option value="">–</option>
        {own.map((row) => (
          <option key={row.id} value={row.id}>
            {[`${row.number}. ${kinds[row.blockType ?? '']}`, wordsOfBlock(row)].filter(Boolean).join(' – ')}
          </option>
        ))}
      </select>
      <NameField
        label={messages.name}
        action={messages.make}
        isDisabled={isBusy || wanted === ''}
        act={async (title) => {
          await change((page) => makeReusable(page, wanted, title), fillMessage(messages.made, { title }));
          return false;
        }}
      />
    </details>
  );
}
