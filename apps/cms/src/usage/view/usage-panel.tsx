'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Use } from '../find-uses.ts';
import { ReplaceEverywhere } from './replace-everywhere.tsx';
import { readUses } from './usage-requests.ts';
import { UseList } from './use-list.tsx';
import './usage-panel.css';

const sayCount = (count: number) =>
  `${count === 1 ? 'One place uses' : `${count} places use`} this. Replace it before you delete it.`;

/** Beside the form of shared documents: where they are used, and a way to replace them (C-13). */
export function UsagePanel() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { user } = useAuth<User>();
  const [uses, setUses] = useState<Use[] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may add or remove a use
  useEffect(() => {
    if (!id || !collectionSlug) return;
    readUses({ collection: collectionSlug, id: Number(id) })
      .then(setUses)
      .catch((error: Error) => void toast.error(error.message));
  }, [id, collectionSlug, lastUpdateTime]);

  if (!id || !collectionSlug || !uses) return null;
  return (
    <section className="usage-panel" aria-label="Used on">
      <h3>Used on</h3>
      {uses.length === 0 ? <p>Nothing uses this.</p> : <p>{sayCount(uses.length)}</p>}
      <UseList uses={uses} />
      {uses.length > 0 && user?.role !== 'author' && (
        <ReplaceEverywhere subject={{ collection: collectionSlug, id: Number(id) }} count={uses.length} />
      )}
    </section>
  );
}
