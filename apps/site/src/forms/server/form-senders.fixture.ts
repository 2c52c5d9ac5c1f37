import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';

/** A visitor with the sample form filled in; each time they press the button it is the same submission. */
export type Sender = { name: string; key: string; hasScript: boolean };

/** Half of them have no script: their browsers draw no key. */
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

/** Presses the button. @returns null when the connection was cut, without an answer */
export async function send(
  url: string,
  sender: Sender,
  formId = 1,
): Promise<{ status: number; text: string } | null> {
  const { type, body } = bodyOf(sender);
  const init = { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' as const };
  try {
    const answer = await fetch(`${url}/forms/${formId}`, init);
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

/** Whether the visitor was told that it has arrived. */
export const isTold = (answer: { status: number } | null, { hasScript }: Sender): boolean =>
  answer?.status === (hasScript ? 200 : 303);

/** Presses one button after the other, until it is stopped. */
export function startSending(url: string, label: string, pauseMs = 10) {
  const told: string[] = [];
  const faults: string[] = [];
  let isSending = true;
  const sending = (async () => {
    for (const sender of sendersNamed(label, 10_000)) {
      if (!isSending) return;
      const answer = await send(url, sender);
      if (isTold(answer, sender)) told.push(sender.name);
      else faults.push(`${sender.name} was told ${answer?.status ?? 'nothing'}`);
      await pause(pauseMs);
    }
  })();
  return {
    told,
    faults,
    stop: async () => {
      isSending = false;
      await sending;
    },
  };
}
