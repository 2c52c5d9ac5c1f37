'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, ConfirmationModal, toast, useListDrawer, useModal } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { useMemo, useState } from 'react';
import { replaceEverywhere, type UsedItem } from './usage-requests.ts';

const CONFIRMATION = 'replace-everywhere';
const explain = (error: Error) => void toast.error(error.message);
const places = (count: number) => (count === 1 ? say('one place') : say('{count} places', { count }));

type Chosen = { id: number; title: string };
type Selected = { doc: Record<string, unknown>; docID: number | string };

function nameOf({ doc, docID }: Selected): string {
  const name = doc.title ?? doc.label ?? doc.filename ?? doc.keyword;
  return typeof name === 'string' ? name : say('number {docID}', { docID });
}

/** Lets an editor choose another document of the same kind that replaces this one wherever it is used. */
export function ReplaceEverywhere({ used, count }: { used: UsedItem; count: number }) {
  const { collection, id } = used;
  // Memoized: with new objects on each render, the list in the drawer would reload endlessly.
  const request = useMemo(
    () => ({
      collectionSlugs: [collection as CollectionSlug],
      filterOptions: { [collection]: { id: { not_equals: id } } },
    }),
    [collection, id],
  );
  const [Drawer, , { openDrawer, closeDrawer }] = useListDrawer(request);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { openModal } = useModal();
  const choose = (selected: Selected) => {
    setChosen({ id: Number(selected.docID), title: nameOf(selected) });
    closeDrawer();
    openModal(CONFIRMATION);
  };
  const replace = async (by: number) => {
    await replaceEverywhere(used, by);
    // This document is in the trash now.
    window.location.assign(`/admin/collections/${collection}/trash/${id}`);
  };
  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={openDrawer}>
        {say('Replace everywhere by …')}
      </Button>
      <Drawer
        allowCreate={false}
        enableRowSelections={false}
        onSelect={(selected) => choose(selected as Selected)}
      />
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading={say('Replace everywhere?')}
        body={say(
          '“{title}” takes its place in {places}. What is published changes at once; drafts stay drafts. Then this one is moved to the trash.',
          { title: chosen?.title ?? '', places: places(count) },
        )}
        confirmLabel={say('Replace')}
        onConfirm={() => (chosen ? replace(chosen.id).catch(explain) : undefined)}
      />
    </>
  );
}
