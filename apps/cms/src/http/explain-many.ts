import { say } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@keelstone/model';
import { getPayload, type SanitizedConfig } from 'payload';
import * as v from 'valibot';
import { PERSON_HEADER } from '../admin/unsaved/person-header.ts';
import { explainLock } from '../concurrent-edits/explain-locks.ts';
import { escapeColons } from './explain-refusal.ts';
import type { Handler } from './handler.ts';

type Refusal = { id?: unknown; message: string };

/** What Payload responds where documents of a selection were refused; without `docs` if all were, before any was read. */
const refusedSchema = v.looseObject({
  docs: v.exactOptional(v.array(v.unknown())),
  errors: v.pipe(v.array(v.looseObject({ message: v.string() })), v.minLength(1)),
  message: v.exactOptional(v.string()),
});

/** More would not fit on a screen. */
const MOST_REASONS = 5;

const SELECTION = /^\/api\/([a-z_]+)$/;

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Payload 3.90.1 shows the message only in its form for many; its buttons also show the errors, below it. */
const isOfForm = (request: Request) => request.headers.get('content-type')?.startsWith('multipart/') === true;

/** Each line once: what to do, which is the same for many, is below all that it is about. */
function reasonsIn(errors: readonly Refusal[]): string[] {
  const messages = [...new Set(errors.map(({ message }) => message))];
  const lines = messages.slice(0, MOST_REASONS).flatMap((message) => message.split('\n'));
  const left = messages.length - MOST_REASONS;
  return [
    ...[...new Set(lines.toReversed())].reverse(),
    ...(left > 0 ? [say('And {number} more.', { number: left })] : []),
  ];
}

/**
 * Payload moves to the trash, and back, by a change of a field, and would say that it could not change it.
 *
 * @param body as it was sent
 * @returns undefined for any other change
 */
function sayUndone(body: string, counts: { number: number; total: number }): string | undefined {
  const [, moved] = /^\{"deletedAt":(null|")/.exec(body) ?? [];
  if (!moved) return undefined;
  return moved === 'null'
    ? say('{number} of {total} could not be restored.', counts)
    : say('{number} of {total} could not be deleted.', counts);
}

/**
 * Says why documents of a selection were not changed or deleted, below how many they are. The buttons of Payload's lists
 * take a response without `docs` for an unknown error.
 */
export const explainRefusalsOfMany =
  (config: Promise<SanitizedConfig> | SanitizedConfig) =>
  (handler: Handler): Handler =>
  async (request, args) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, slug] = SELECTION.exec(pathname) ?? [];
    if (!slug || !['PATCH', 'DELETE'].includes(request.method)) return handler(request, args);
    const sent = isOfForm(request) ? '' : await request.clone().text();
    const response = await handler(request, args);
    if (response.status < 400) return response;
    const body = v.safeParse(refusedSchema, await readJson(response.clone()));
    if (!body.success) return response;
    const { docs = [], errors } = body.output;
    // What the CMS could not do may have been done: the error says what is known.
    const unsaid = response.status < 500 ? say('Nothing was changed.') : (errors[0]?.message ?? '');
    const counts = { number: errors.length, total: docs.length + errors.length };
    const said = body.output.message && (sayUndone(sent, counts) ?? body.output.message);
    const message = said ?? unsaid;
    const payload = await getPayload({ config });
    const locale = LANGUAGES.find((each) => each === searchParams.get('locale')) ?? DEFAULT_LANGUAGE;
    const explained: Refusal[] = await Promise.all(
      errors.map(async (error) => ({
        ...error,
        message: await explainLock(payload, { slug, id: error.id, locale, message: error.message }),
      })),
    );
    const reasons = isOfForm(request) ? reasonsIn(explained).map(escapeColons) : [];
    // *Unpublish* shows one notification for each error, so for each page if none of them was changed.
    const isOfButton = request.headers.has(PERSON_HEADER) && !isOfForm(request);
    const shown = isOfButton ? [{ ...explained[0], message: reasonsIn(explained).join('\n') }] : explained;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return Response.json(
      { ...body.output, docs, errors: shown, message: [message, ...reasons].join('\n') },
      { status: response.status, headers },
    );
  };
