'use client';

import { say } from '@keelstone/languages/say.ts';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import { type Trashed, trashedBy } from './trashed-by.ts';

/** @returns what the CMS says of each document that it does not restore: it keeps none of the others in the trash */
async function restore({ collection, ids }: Trashed): Promise<string[]> {
  const refusals: string[] = [];
  for (const id of ids) {
    await readResponse(
      fetch(`/api/${collection}/${id}?trash=true`, jsonRequest({ deletedAt: null }, 'PATCH')),
      v.unknown(),
    ).catch((error: Error) => refusals.push(error.message));
  }
  return refusals;
}

/**
 * Around every page of the admin: the message that something was moved to the trash has an "Undo". Payload's has no
 * place for it, but follows its request, and all messages are those of one object.
 */
export function UndoTrash({ children }: { children: ReactNode }) {
  const router = useRouter();
  useEffect(() => {
    const { fetch: request } = window;
    const { success } = toast;
    let trashed: Trashed | null = null;
    const undo = async (what: Trashed) => {
      const refusals = await restore(what);
      const [count, total] = [what.ids.length - refusals.length, what.ids.length];
      for (const refusal of new Set(refusals)) toast.error(refusal);
      if (count === 0) return;
      success(
        count === total
          ? say('It is back. What was published is a draft now.')
          : say('{count} of {total} are back. What was published is a draft now.', { count, total }),
      );
      router.refresh();
    };
    window.fetch = async (input, init) => {
      const response = await request(input, init);
      const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
      trashed = (await trashedBy(url, init, response)) ?? trashed;
      return response;
    };
    toast.success = (message, options) => {
      const what = trashed;
      trashed = null;
      return success(message, {
        ...options,
        ...(what && { action: { label: say('Undo'), onClick: () => void undo(what) } }),
      });
    };
    return () => {
      window.fetch = request;
      toast.success = success;
    };
  }, [router]);
  return children;
}
