import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';

/** A visitor with a completed sample form; every press of the button sends the same submission. */
export type Sender = { name: string; key: string; hasScript: boolean };

/** Half of them have no scripts: their browsers generate no key. */
export const sendersNamed = (label: string, count: number): Sender[] =>
  Array.from({ length: count }, (_, number) => ({
    name: `${label} ${number}`,
    key: randomUUID(),
    hasScript: number % 2 === 0,
  }));

function bodyOf({ name, key, hasScript }: Sender): { type: string; body: string } {
  const fields = {
    name,
    email: 'visitor@example.org',
    [FORM_NAMES.page]: '/contact',
    [FORM_NAMES.view]: 'bar',
    [FORM_NAMES.language]: 'en',
  };
  if (!hasScript) {
    return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() };
  }
  const pageState = { path: '/contact', language: 'en', assets: [] };
  const entered = { ...fields, [FORM_NAMES.key]: key, [FORM_NAMES.elapsed]: '5000' };
  return { type: 'application/json', body: JSON.stringify({ fields: entered, pageState }) };
}

/** Presses the button. @returns null if the connection was closed without a response */
export async function send(
  url: string,
  sender: Sender,
  formId = 1,
): Promise<{ status: number; text: string } | null> {
  const { type, body } = bodyOf(sender);
  const init = { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' as const };
  try {
    const response = await fetch(`${url}/forms/${formId}`, init);
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** Whether the visitor was told that the form was received. */
export const isTold = (response: { status: number } | null, { hasScript }: Sender): boolean =>
  response?.status === (hasScript ? 200 : 303);

/** Submits one form after the other, until it is stopped. */
export function startSending(url: string, label: string, pauseMs = 10) {
  const told: string[] = [];
  const errors: string[] = [];
  let isSending = true;
  const sending = (async () => {
    for (const sender of sendersNamed(label, 10_000)) {
      if (!isSending) return;
      const response = await send(url, sender);
      if (isTold(response, sender)) told.push(sender.name);
      else errors.push(`${sender.name} was told ${response?.status ?? 'nothing'}`);
      await pause(pauseMs);
    }
  })();
  return {
    told,
    errors,
    stop: async () => {
      isSending = false;
      await sending;
    },
  };
}
