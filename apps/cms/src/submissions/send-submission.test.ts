import type { Submission } from '@keelstone/outbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Manner, Receiver } from './receiver.fixture.ts';
import { sendSubmission } from './send-submission.ts';

const submission: Submission = {
  id: '6f1f6a52-8a0e-8c7a-9a0e-2f3f6e1c9d11',
  formId: 7,
  formTitle: 'Ask',
  language: 'de',
  pagePath: '/de/kontakt',
  fields: { name: 'Ada', topics: ['a', 'b'], people: 3, agreement: true },
  receivedAt: new Date('2026-11-21T08:00:00Z'),
  agreed: { agreement: 'Sie dürfen mir schreiben.' },
};

let receiver: Receiver;
beforeEach(async () => {
  receiver = await Receiver.open();
});
afterEach(() => receiver.close());

const ending = new AbortController();
const send = (more: object = {}, signal = ending.signal) =>
  sendSubmission(submission, { endpoint: receiver.endpoint, ...more }, signal);
const behave = (manner: Manner) => {
  receiver.manner = manner;
};

describe('sending a submission', () => {
  it('C-8 posts it as JSON, with its key and the token', async () => {
    expect(await send({ token: 'a-token' })).toBeNull();
    expect(receiver.requests).toEqual([{ key: submission.id, authorization: 'Bearer a-token' }]);
    expect([...receiver.taken.values()]).toEqual([
      {
        id: submission.id,
        form: { id: 7, title: 'Ask' },
        language: 'de',
        page: '/de/kontakt',
        receivedAt: '2026-11-21T08:00:00.000Z',
        fields: submission.fields,
        agreed: submission.agreed,
      },
    ]);
  });

  it('C-8 sends no token where there is none', async () => {
    await send();
    expect(receiver.requests[0]?.authorization).toBeUndefined();
  });

  it('C-8 tells what was wrong', async () => {
    behave({ kind: 'answer', status: 400, text: 'no such list' });
    expect(await send()).toMatchObject({ isFinal: true, error: 'The receiver answers 400: no such list' });
    behave({ kind: 'answer', status: 429, headers: { 'retry-after': '30' } });
    expect(await send()).toMatchObject({ isFinal: false, retryAfterMs: 30_000 });
    behave({ kind: 'answer', status: 500, text: 'x'.repeat(1_000_000) });
    expect(await send()).toMatchObject({ isFinal: false });
  });

  it('C-8 follows no redirect: what a visitor wrote goes to nobody else', async () => {
    const other = await Receiver.open();
    behave({ kind: 'answer', status: 307, headers: { location: other.endpoint } });
    expect(await send()).toMatchObject({ isFinal: false, error: expect.stringContaining('leads elsewhere') });
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('C-8 gives up what does not respond, or breaks off, for another time', async () => {
    behave({ kind: 'hang' });
    expect(await send({ timeoutMs: 50 })).toEqual({
      error: 'The receiver did not answer within 0.05 seconds.',
      isFinal: false,
    });
    behave({ kind: 'reset' });
    expect(await send()).toMatchObject({
      isFinal: false,
      error: expect.stringContaining('cannot be reached'),
    });
    await receiver.close();
    expect(await send()).toMatchObject({
      isFinal: false,
      error: expect.stringContaining('cannot be reached'),
    });
    receiver = await Receiver.open();
  });

  it.each([
    ['is cut off', { kind: 'answer', status: 200, text: 'ok', headers: { 'content-length': '200' } }],
    ['is no gzip', { kind: 'answer', status: 200, text: 'ok', headers: { 'content-encoding': 'gzip' } }],
    ['does not end', { kind: 'endless', status: 202 }],
  ] as [string, Manner][])('C-8 is done when it is accepted, though the response %s', async (_, manner) => {
    behave(manner);
    expect(await send({ timeoutMs: 2000 })).toBeNull();
  });

  it('C-8 knows a refusal whose words do not end', async () => {
    behave({ kind: 'endless', status: 422 });
    expect(await send({ timeoutMs: 200 })).toMatchObject({ isFinal: true });
  });

  it('C-8 ends when asked to, without a verdict', async () => {
    behave({ kind: 'hang' });
    const stopping = new AbortController();
    const sending = send({}, stopping.signal);
    setTimeout(() => stopping.abort(), 30);
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
