'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formPath } from '../../admin/form-path.ts';
import { useSavedAt } from '../../admin/use-saved-at.ts';
import type { Use, Uses } from '../find-uses.ts';
import { ReplaceEverywhere } from './replace-everywhere.tsx';
import { readUses } from './usage-requests.ts';
import './usage-panel.css';

const hrefOf = ({ collection, id }: Use) =>
  id === null ? `/admin/globals/${collection}` : formPath(collection, id);

function sayState({ isPublished, languages }: Use): string {
  const state = isPublished ? [] : [say('draft')];
  return [...state, ...languages.map((language) => language.toUpperCase())].join(' · ');
}

/** The pages, terms and settings that refer to a document. */
function UseList({ uses }: { uses: readonly Use[] }) {
  return (
    <ul className="usage-panel__uses">
      {uses.map((use) => (
        <li key={`${use.collection}:${use.id}:${use.kind}`}>
          <a href={hrefOf(use)}>{use.title}</a>
          <small>{[use.kind, sayState(use)].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  );
}

const sayCount = (count: number) =>
  say(
    count === 1
      ? 'One place uses this. Replace it before you delete it.'
      : '{count} places use this. Replace it before you delete it.',
    { count },
  );

/** Beside the form of shared documents: where they are used, and a way to replace them (C-13). */
export function UsagePanel() {
  const { id, collectionSlug } = useDocumentInfo();
  const savedAt = useSavedAt();
  const { user } = useAuth<User>();
  const [used, setUsed] = useState<Uses | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may add or remove a use
  useEffect(() => {
    if (!id || !collectionSlug) return;
    readUses({ collection: collectionSlug, id: Number(id) })
      .then(setUsed)
      .catch((error: Error) => void toast.error(error.message));
  }, [id, collectionSlug, savedAt]);

  if (!id || !collectionSlug || !used) return null;
  const { count, uses } = used;
  const more = count - uses.length;
  return (
    <section className="usage-panel" aria-label={say('Used on')}>
      <h2>{say('Used on')}</h2>
      {count === 0 ? <p>{say('Nothing uses this.')}</p> : <p>{sayCount(count)}</p>}
      <UseList uses={uses} />
      {more > 0 && <p>{more === 1 ? say('And one more.') : say('And {more} more.', { more })}</p>}
      {count > 0 && user?.role !== 'author' && (
        <ReplaceEverywhere used={{ collection: collectionSlug, id: Number(id) }} count={count} />
      )}
    </section>
  );
}
