'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { changedFields } from '../../audit/changed-fields.ts';
import type { LockAnswer } from '../edit-lock.endpoints.ts';
import { type EditedTarget, holdLock, readNewest } from './lock-requests.ts';

export type OtherVersion = LockAnswer & {
  savedAt: string;
  /** Names of the fields that differ in the other version, in this language. */
  changed: string[];
};

/** What has been saved since the form was opened: null while loading, an error if that failed. */
export function useOtherVersion(target: EditedTarget): OtherVersion | Error | null {
  const { data } = useDocumentInfo();
  const { code } = useLocale();
  const [other, setOther] = useState<OtherVersion | Error | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the dialog opens
  useEffect(() => {
    Promise.all([holdLock(target), readNewest(target, code)]).then(([answer, newest]) => {
      const changed = changedFields(data ?? {}, newest).filter((name) => !name.startsWith('_'));
      setOther({ ...answer, savedAt: String(newest.updatedAt), changed });
    }, setOther);
  }, []);
  return other;
}
