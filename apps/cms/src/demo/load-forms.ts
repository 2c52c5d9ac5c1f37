import type { DemoForm } from '@keelstone/seeds';
import type { Payload } from 'payload';
import { loadLocalized } from './load-localized.ts';
import { type FormContext, toForm } from './to-form.ts';

/** Finds the id of a demo form. @throws Error naming a key that no form of the demo has */
export type FindForm = (key: string) => number;

/** Loads the forms that are new or have changed in the demo. */
export async function loadForms(
  payload: Payload,
  forms: readonly DemoForm[],
  context: Omit<FormContext, 'language'>,
  report: (line: string) => void,
): Promise<FindForm> {
  const toData = (form: DemoForm, language: FormContext['language']) =>
    toForm(form, { ...context, language });
  const { ids, loaded } = await loadLocalized(payload, 'forms', forms, toData);
  report(`Forms: ${loaded} of ${forms.length} loaded`);
  return (key) => {
    const id = ids.get(key);
    if (id === undefined)
      throw new Error(`The demo names the form "${key}", which does not exist. Add it to seeds.`);
    return id;
  };
}
