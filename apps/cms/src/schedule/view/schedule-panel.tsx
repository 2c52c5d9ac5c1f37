'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { toast, useAuth, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { focusToReturn } from '../../admin/focus/focus-to-return.ts';
import { useSavedAt } from '../../admin/use-saved-at.ts';
import { ChangeList } from './change-list.tsx';
import { PlanForm } from './plan-form.tsx';
import { type ForeseenChange, planChange, readChanges, removeChange } from './planned-changes.ts';
import './schedule-panel.css';

const explain = (error: Error) => void toast.error(error.message);

/** Beside the form of a page: its scheduled changes, and a form to add one (C-9). */
export function SchedulePanel() {
  const { id, collectionSlug } = useDocumentInfo();
  const savedAt = useSavedAt();
  const { getDataByPath } = useForm();
  const { user } = useAuth<User>();
  const [changes, setChanges] = useState<ForeseenChange[]>([]);
  const mayPlan = user?.role !== 'author';

  const refresh = useCallback(async () => {
    if (id && collectionSlug) setChanges(await readChanges({ collection: collectionSlug, id }));
  }, [id, collectionSlug]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may affect a scheduled change
  useEffect(() => {
    refresh().catch(explain);
  }, [refresh, savedAt]);

  if (!id || !collectionSlug) return null;
  /** Resolves to whether it was done. */
  const act = async (work: Promise<void>): Promise<boolean> => {
    const giveFocusBack = focusToReturn();
    try {
      await work;
    } catch (error) {
      explain(error as Error);
      return false;
    }
    await refresh().catch(explain);
    // The button is gone, or disabled until there is another time.
    giveFocusBack();
    return true;
  };
  const remove = async (change: number) => void (await act(removeChange(change)));
  return (
    <section className="schedule-panel" aria-label={say('Planned changes')}>
      <h2>{say('Planned')}</h2>
      <div aria-live="polite">
        <ChangeList changes={changes} onRemove={mayPlan ? remove : undefined} />
      </div>
      {mayPlan && (
        <details>
          <summary>{say('Plan a change')}</summary>
          <PlanForm
            onPlan={(plan) =>
              act(
                planChange(
                  { collection: collectionSlug, id },
                  { ...plan, updatedAt: getDataByPath('updatedAt') },
                ),
              )
            }
          />
        </details>
      )}
    </section>
  );
}
