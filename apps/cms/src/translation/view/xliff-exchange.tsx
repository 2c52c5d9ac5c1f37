'use client';

import { type ChangeEvent, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { focusToReturn } from '../../admin/focus/focus-to-return.ts';
import { readResponse } from '../../admin/read-response.ts';
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

const keys = v.array(v.string());
const markSchema = v.object({
  former: v.exactOptional(keys),
  isCopy: v.exactOptional(v.literal(true)),
  draft: v.exactOptional(v.unknown()),
});
const filledSchema: v.GenericSchema<unknown, Filled> = v.object({
  texts: v.record(v.string(), keys),
  restructured: keys,
  marks: v.record(v.string(), markSchema),
  unknown: v.number(),
  kept: keys,
  replaced: keys,
  untagged: keys,
  appended: keys,
});

function read(address: string, file: File, messages: TranslationMessages): Promise<Filled | Error> {
  const headers = { 'content-type': 'application/xliff+xml' };
  const request = fetch(address, { method: 'POST', body: file, headers });
  return readResponse(request, filledSchema, messages.unreachable).catch((error: Error) => error);
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
