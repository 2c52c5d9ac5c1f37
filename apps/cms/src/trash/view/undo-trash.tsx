'use client';

import { say } from '@keelstone/languages/say.ts';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import { type Trashed, trashedBy } from './trashed-by.ts';

/** @throws Error with what the CMS says of a document that it does not restore */
async function restore({ collection, ids }: Trashed): Promise<void> {
  for (const id of ids) {
    await readResponse(
      fetch(`/api/${collection}/${id}?trash=true`, jsonRequest({ deletedAt: null }, 'PATCH')),
      v.unknown(),
    );
  }
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
    const undo = (what: Trashed) =>
      restore(what).then(
        () => {
          success(say('It is back. What was published is a draft now.'));
          router.refresh();
        },
        (error: Error) => toast.error(error.message),
      );
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
