'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { sayMedia, saySize } from '../../say-medium.ts';
import type { UnusedMedium } from '../list-unused-media.ts';
import { fetchUnusedMedia, removeMedia } from './unused-media-requests.ts';
import { keyOf, UnusedMediaTable } from './unused-media-table.tsx';

const CONFIRMATION = 'remove-unused-media';
/** The most that the CMS removes in one transaction. */
const MOST_AT_ONCE = 200;

const sizeOf = (media: readonly UnusedMedium[]) => saySize(media.reduce((sum, { bytes }) => sum + bytes, 0));

const report = (error: Error) => void toast.error(error.message);

/** Removes media and reports the outcome. */
async function removeAndReport(media: readonly UnusedMedium[]): Promise<void> {
  const { removed, kept } = await removeMedia(media);
  if (removed.length > 0)
    toast.success(say('{count} moved to the trash.', { count: sayMedia(removed.length) }));
  for (const { collection, id, reason } of kept) {
    const medium = media.find((one) => one.collection === collection && one.id === id);
    toast.error(say('“{title}” was kept. {reason}', { title: medium?.title ?? id, reason }));
  }
}

/** Lets an editor choose and remove unused media, and reports what was kept because it is in use again. */
export function UnusedMediaList() {
  const [media, setMedia] = useState<UnusedMedium[] | null>(null);
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<string>>(new Set());
  const { openModal } = useModal();

  const load = useCallback(async () => {
    setMedia(await fetchUnusedMedia());
    setChosenKeys(new Set());
  }, []);
  useEffect(() => void load().catch(report), [load]);

  if (!media) return <p>{say('Looking through every page, draft and setting …')}</p>;
  if (media.length === 0) return <p>{say('Every medium is in use.')}</p>;
  const chosen = media.filter((medium) => chosenKeys.has(keyOf(medium))).slice(0, MOST_AT_ONCE);
  return (
    <>
      <p>
        {say('No page, draft, term or setting shows these {count} ({sizeOf}).', {
          count: sayMedia(media.length),
          sizeOf: sizeOf(media),
        })}
      </p>
      <UnusedMediaTable media={media} chosen={chosenKeys} onChoose={setChosenKeys} />
      <Button disabled={chosen.length === 0} onClick={() => openModal(CONFIRMATION)}>
        {chosen.length === 0
          ? say('Remove chosen media')
          : say('Remove {count}', { count: sayMedia(chosen.length) })}
      </Button>
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading={say('Remove {count}?', { count: sayMedia(chosen.length) })}
        body={say(
          '{sizeOf} in all. It lies in the trash for 30 days and can be restored until then. What came into use meanwhile is kept.',
          { sizeOf: sizeOf(chosen) },
        )}
        confirmLabel={say('Remove')}
        onConfirm={() => removeAndReport(chosen).catch(report).then(load).catch(report)}
      />
    </>
  );
}
