import { LANGUAGES } from '@keelstone/model';
import type { DemoForm } from '@keelstone/seeds';
import type { Payload } from 'payload';
import { digestOf } from './stable-id.ts';
import { type FormContext, toForm } from './to-form.ts';

/** Finds the id of a demo form. @throws Error naming a key that no form of the demo has */
export type FindForm = (key: string) => number;

type Existing = Map<string, { id: number; demoHash?: string | null }>;

async function readExisting(payload: Payload): Promise<Existing> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { demoKey: { exists: true } },
    pagination: false,
    depth: 0,
    select: { demoKey: true, demoHash: true },
  });
  return new Map(docs.map(({ id, demoKey, demoHash }) => [demoKey ?? '', { id, demoHash }]));
}

async function loadForm(
  payload: Payload,
  form: DemoForm,
  known: number | undefined,
  context: Omit<FormContext, 'language'>,
): Promise<number> {
  const options = { collection: 'forms', depth: 0 } as const;
  let id = known;
  for (const language of LANGUAGES) {
    const data = { ...toForm(form, { ...context, language }), demoKey: form.key } as never;
    const saved: { id: number } =
      id === undefined
        ? await payload.create({ ...options, locale: language, data })
        : await payload.update({ ...options, id, locale: language, data });
    id = saved.id;
  }
  // Last, so that a form that was loaded in one language only is loaded again.
  await payload.update({ ...options, id: id as number, locale: 'en', data: { demoHash: digestOf(form) } });
  return id as number;
}

/** Loads the forms that are new or have changed in the demo. */
export async function loadForms(
  payload: Payload,
  forms: readonly DemoForm[],
  context: Omit<FormContext, 'language'>,
  report: (line: string) => void,
): Promise<FindForm> {
  const existing = await readExisting(payload);
  const ids = new Map<string, number>();
  let loaded = 0;
  for (const form of forms) {
    const found = existing.get(form.key);
    const isCurrent = found?.demoHash === digestOf(form);
    if (!isCurrent) loaded += 1;
    ids.set(form.key, isCurrent ? found.id : await loadForm(payload, form, found?.id, context));
  }
  report(`Forms: ${loaded} of ${forms.length} loaded`);
  return (key) => {
    const id = ids.get(key);
    if (id === undefined)
      throw new Error(`The demo names the form "${key}", which does not exist. Add it to seeds.`);
    return id;
  };
}
