'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { changedFields } from '../../audit/changed-fields.ts';
import type { LockAnswer } from '../edit-lock.endpoints.ts';
import { type EditedTarget, holdLock, readNewest } from './lock-requests.ts';

export type OtherVersion = LockAnswer & {
  savedAt: string;
  /** Names of the fields that the other version changed, in this language. */
  changed: string[];
};

/** What has been saved since a form was opened: null until it is read, an error when it cannot be. */
export function useOtherVersion(target: EditedTarget): OtherVersion | Error | null {
  const { data } = useDocumentInfo();
  const { code } = useLocale();
  const [other, setOther] = useState<OtherVersion | Error | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the choice is shown
  useEffect(() => {
    Promise.all([holdLock(target), readNewest(target, code)]).then(([answer, newest]) => {
      const changed = changedFields(data ?? {}, newest).filter((name) => !name.startsWith('_'));
      setOther({ ...answer, savedAt: String(newest.updatedAt), changed });
    }, setOther);
  }, []);
  return other;
}
