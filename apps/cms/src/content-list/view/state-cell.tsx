import { messagesOf } from '@keelstone/languages/messages.ts';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import type { ContentState } from '../../admin/content-state/content-state.ts';
import { StateName } from '../../admin/content-state/state-name.tsx';
import type { DraftedSlug } from '../../database/drafted-collections.ts';
import { databaseOf, executorOn } from '../../database/transaction.ts';
import { readStates } from '../read-states.ts';
import './content-list.css';

/** Reads the states of all rows of a list with one statement: rows are rendered at the same time. */
class StatesOfList {
  #ids: number[] = [];
  #states: Promise<Map<number, ContentState>> | undefined;

  read(payload: Payload, type: DraftedSlug, id: number): Promise<ContentState | undefined> {
    this.#ids.push(id);
    this.#states ??= Promise.resolve().then(() => {
      const ids = this.#ids;
      this.#ids = [];
      this.#states = undefined;
      return readStates(executorOn(databaseOf(payload).drizzle), type, ids);
    });
    return this.#states.then((states) => states.get(id));
  }
}

/** One for each request. */
const statesOf = cache((_type: DraftedSlug) => new StatesOfList());

/** In the list of a type: the state in the words of the content list. */
export async function StateCell({
  collectionConfig,
  i18n,
  payload,
  rowData,
}: Partial<DefaultServerCellComponentProps> & Pick<DefaultServerCellComponentProps, 'i18n' | 'payload'>) {
  // Payload renders it with a form as well, for no row and no collection.
  if (!collectionConfig || rowData?.id === undefined) return null;
  const type = collectionConfig.slug as DraftedSlug;
  const state = await statesOf(type).read(payload, type, Number(rowData.id));
  if (!state) return null;
  return <StateName state={state} messages={messagesOf(adminLanguageOf({ i18n }), 'content')} />;
}
