'use client';

import { type ChangeEvent, useEffect, useRef } from 'react';
import { focusToReturn } from '../../admin/focus/focus-to-return.ts';
import type { TranslationMessages } from '../admin-messages.ts';
import type { Filled } from '../xliff/fill-from-xliff.ts';

type ExchangeProps = {
  /** Of the endpoint, with the language. */
  address: string;
  messages: TranslationMessages;
  /** Whether the translation is being saved, or a file read. */
  isBusy: boolean;
  /** Called when a file begins to be read. */
  onBegin: () => void;
  /** What the file fills in, or why it is refused. */
  onRead: (result: Filled | Error) => void;
};

async function read(address: string, file: File, messages: TranslationMessages): Promise<Filled | Error> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: file,
      headers: { 'content-type': 'application/xliff+xml' },
      credentials: 'same-origin',
    });
    const result = await response.json();
    return response.ok ? (result as Filled) : new Error(result.errors?.[0]?.message ?? messages.unreachable);
  } catch {
    return new Error(messages.unreachable);
  }
}

/** Export for a translator, and import of what comes back. */
export function XliffExchange({ address, messages, isBusy, onBegin, onRead }: ExchangeProps) {
  // What is typed while the file is read counts, too.
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) {
      const giveFocusBack = focusToReturn();
      onBegin();
      const result = await read(address, file, messages);
      latest.current(result);
      giveFocusBack();
    }
    // Lets the same file be chosen again after it was corrected.
    target.value = '';
  };
  return (
    <>
      <a href={address} download>
        {messages.exportFile}
      </a>
      <label>
        {messages.importFile}
        <input
          type="file"
          disabled={isBusy}
          accept=".xlf,.xliff,application/xliff+xml"
          onChange={(event) => void choose(event)}
        />
      </label>
    </>
  );
}
