import type { DemoDialog } from '@keelstone/seeds';
import type { Payload } from 'payload';
import type { DemoContext } from './demo-context.ts';
import { loadLocalized } from './load-localized.ts';
import { toMediaItems } from './to-media-items.ts';

/** Finds the id of a demo dialog. @throws Error naming a key that no dialog of the demo has */
export type FindDialog = (key: string) => number;

/** Loads the dialogs that are new or have changed in the demo. */
export async function loadDialogs(
  payload: Payload,
  dialogs: readonly DemoDialog[],
  sources: Pick<DemoContext, 'findForm' | 'findMedia' | 'toRichText'>,
  report: (line: string) => void,
): Promise<FindDialog> {
  const { findForm, findMedia, toRichText } = sources;
  const { ids, loaded } = await loadLocalized(payload, 'dialogs', dialogs, (dialog, language) => ({
    title: dialog.title[language],
    body: toRichText(dialog.body[language]),
    media: toMediaItems(dialog.media ?? [], dialog.key, { language, findMedia }),
    form: dialog.form && findForm(dialog.form),
  }));
  report(`Dialogs: ${loaded} of ${dialogs.length} loaded`);
  return (key) => {
    const id = ids.get(key);
    if (id !== undefined) return id;
    throw new Error(`The demo names the dialog "${key}", which does not exist. Add it to seeds.`);
  };
}
