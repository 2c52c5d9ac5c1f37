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
const MOST_REASONS = 8;

const SELECTION = /^\/api\/([a-z_]+)$/;

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Payload 3.90.1 shows the message only in its form for many; its buttons also show the errors, below it. */
const isOfForm = (request: Request) => request.headers.get('content-type')?.startsWith('multipart/') === true;

const reasonsIn = (errors: readonly Refusal[]) =>
  [...new Set(errors.map(({ message }) => message))].slice(0, MOST_REASONS);

/**
 * Says why documents of a selection were not changed or deleted, below how many they are. The buttons of Payload's lists
 * take a response without `docs` for an unknown error.
 */
export const explainRefusalsOfMany =
  (config: Promise<SanitizedConfig> | SanitizedConfig) =>
  (handler: Handler): Handler =>
  async (request, args) => {
    const response = await handler(request, args);
    const { pathname, searchParams } = new URL(request.url);
    const [, slug] = SELECTION.exec(pathname) ?? [];
    if (!slug || response.status < 400 || !['PATCH', 'DELETE'].includes(request.method)) return response;
    const body = v.safeParse(refusedSchema, await readJson(response.clone()));
    if (!body.success) return response;
    const { docs = [], errors } = body.output;
    // What the CMS could not do may have been done: the error says what is known.
    const unsaid = response.status < 500 ? say('Nothing was changed.') : (errors[0]?.message ?? '');
    const { message = unsaid } = body.output;
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
