'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, useAuth, useConfig, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui';
import type { Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { useState } from 'react';
import './bulk-changes.css';
import { ChangeForm } from './change-form.tsx';
import { manyFieldsOf } from './many-fields.ts';

/**
 * Shown above a list while documents are selected: changes fields with several values without replacing them all
 * (C-14).
 */
export function BulkChanges() {
  const { count = 0, selectAll, selectedIDs } = useSelection();
  const { collectionSlug, query } = useListQuery();
  const { isInDrawer } = useListDrawerContext();
  const { getEntityConfig } = useConfig();
  const { permissions } = useAuth();
  const [isOpen, setOpen] = useState(false);

  const collection = getEntityConfig({ collectionSlug });
  const fields = manyFieldsOf(collection?.fields ?? []);
  const mayChange = Boolean(permissions?.collections?.[collectionSlug]?.update);
  if (!collection || count === 0 || isInDrawer || !mayChange || fields.length === 0) return null;

  const filtered = () => {
    const { search, where } = query;
    return mergeListSearchAndWhere({
      collectionConfig: collection,
      search: search ?? '',
      where: where ?? {},
    });
  };
  const where: Where = selectAll === 'allAvailable' ? filtered() : { id: { in: selectedIDs } };
  return (
    <section className="bulk-changes" aria-label={say('Change values of many')}>
      <Button
        buttonStyle="secondary"
        size="medium"
        extraButtonProps={{ 'aria-expanded': isOpen }}
        onClick={() => setOpen(!isOpen)}
      >
        {say('Add, remove or replace values')}
      </Button>
      {isOpen && (
        <ChangeForm
          // A different selection needs a new count.
          key={JSON.stringify(where)}
          collection={collectionSlug}
          fields={fields}
          where={where}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
