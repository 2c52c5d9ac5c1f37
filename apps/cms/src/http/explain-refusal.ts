import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { PayloadRequest, SanitizedConfig, ValidationFieldError } from 'payload';
import { explainLastFailure } from '../admin/refusals/explain-failure.ts';
import { sayRefusedFields } from '../admin/refusals/refused-fields.ts';
import { explainGone } from '../publishing/references/expect-references.ts';
import { codeOf, faultOf } from './request-faults.ts';

/**
 * Forms of Payload 3.90.1 show a message up to its first colon, and what follows as a list, divided at its commas
 * (`createErrorsFromMessage`). A message that would suffer from that gets dashes for colons.
 */
export function escapeColons(message: string): string {
  const colon = message.indexOf(':');
  if (colon < 0) return message;
  const rest = message.slice(colon + 1);
  if (/^ \S/.test(rest) && !/,| > |\s$/.test(rest)) return message;
  // Within an address or a time of day, or behind what an address begins with: a sign that looks the same.
  return message
    .replace(/\b(mailto|tel):/g, '$1∶')
    .replace(/\s*:(?=\s|$)/g, ' –')
    .replaceAll(':', '∶');
}

type AfterError = NonNullable<SanitizedConfig['hooks']['afterError']>[number];
type Refusal = {
  message: string;
  name?: string;
  data?: { collection?: string; global?: string; errors?: ValidationFieldError[] };
};

/** What Payload says of an error whose message could tell too much, in English only. */
const HIDDEN = 'Something went wrong.';

/** Payload names the fields only; and names its own errors, whatever class of which bundle they are. */
function sayAll({ message, name, data }: Refusal, req: PayloadRequest): string {
  const errors = data?.errors;
  if (message === HIDDEN) return explainLastFailure(null);
  if (name !== 'ValidationError' || !errors) return message;
  const lines = sayRefusedFields(errors, {
    slug: data.collection ?? data.global,
    data: req.data,
    language: req.locale,
    payload: req.payload,
  });
  const beginning = say(
    errors.length === 1
      ? 'Nothing was saved. One field has to change first.'
      : 'Nothing was saved. {number} fields have to change first.',
    { number: errors.length },
  );
  return [beginning, ...lines].join('\n');
}

type Fault = { status: number; text: AdminText };

/** What PostgreSQL could not do, by SQLSTATE. */
const UNDONE: Record<string, Fault> = {
  // It ended one of two transactions that waited for each other.
  '40P01': {
    status: 409,
    text: 'Nothing was saved, because something connected with it was saved at the same moment. Try again.',
  },
  // Its connection was ended: by a restart, or by an operator.
  '57P01': {
    status: 503,
    text: 'The database of the CMS does not answer, so this was probably not done. Look again in a minute.',
  },
  // It ran into a limit of time that an operator has set.
  '57014': {
    status: 503,
    text: 'The database of the CMS does not answer, so this was probably not done. Look again in a minute.',
  },
  // It is a replica, as after a failover, or an operator has closed it for writing.
  '25006': {
    status: 503,
    text: 'Nothing was saved, because the database of the CMS can only be read at the moment. What you typed is still here. Tell an administrator, and save it again when it can be written to.',
  },
  '53100': {
    status: 507,
    text: 'Nothing was saved, because the disk of the database is full. What you typed is still here. Tell an administrator, and save it again when there is room.',
  },
};

/** In a form it is open, or it would not be saved. */
const GONE: Fault = {
  status: 404,
  text: 'Nothing was saved, because this is not there any more. Somebody has moved it to the trash, or deleted it. What you typed is still here. Copy it, here or on the dashboard, where it stays for a week.',
};
const isNotFound = (error: unknown) => error instanceof Error && error.name === 'NotFound';

/** Payload 3.90.1 tells a stranger, also one whose session has ended, that they are not allowed to do it. */
const STRANGER: Fault = {
  status: 403,
  text: 'Nothing was done, because you are not logged in. Log in, and do it again.',
};
const isForbidden = (error: unknown) => error instanceof Error && error.name === 'Forbidden';

/** What was wrong with the request, or what the database could not do; undefined for other errors. */
function knownFault(error: unknown): Fault | undefined {
  const text = faultOf(error);
  return text ? { status: 400, text } : UNDONE[codeOf(error) ?? ''];
}

/** Every refusal of the REST API: in the reader's language, naming fields as the form does, and never cut off. */
export const explainRefusal: AfterError = async ({ collection, error, req, result }) => {
  // First: it names the field of a reference to what is not there any more.
  const gone = collection && (await explainGone(error, { slug: collection.slug, data: req.data, req }));
  const isSave = req.method === 'PATCH' && /^\/api\/\w+\/\d+$/.test(req.pathname ?? '');
  const refused = !req.user && isForbidden(error) ? STRANGER : isSave && isNotFound(error) ? GONE : undefined;
  const fault = gone ? undefined : (refused ?? knownFault(error));
  if (fault)
    return { response: { errors: [{ message: escapeColons(say(fault.text)) }] }, status: fault.status };
  const { name, data, message = '' } = gone ?? {};
  const errors = (gone ? [{ name, data, message }] : result?.errors) as Refusal[] | undefined;
  if (!errors) return undefined;
  const explained = errors.map((each) => ({ ...each, message: escapeColons(sayAll(each, req)) }));
  return { response: { ...result, errors: explained }, ...(gone && { status: gone.status }) };
};
