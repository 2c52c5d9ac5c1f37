import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import { MissingPathError } from '@keelstone/editing/projection/node-path.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';
import { InvalidSettingError, PathTakenError } from '@keelstone/read-model';
import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { type BaseIssue, isValiError } from 'valibot';
import { type AnyField, describeField } from '../admin/refusals/describe-field.ts';
import { sayInOtherLanguage } from '../admin/refusals/other-language.ts';
import { fieldsOf, languageLabel } from '../admin/refusals/refused-fields.ts';
import { placeInForm } from './place-in-form.ts';

/** By the names of Valibot's validations. */
const REASONS: Readonly<Record<string, AdminText>> = {
  min_length: 'There is less than the {number} that are needed.',
  max_length: 'There is room for {number} at most.',
  min_value: 'The smallest that is possible is {number}.',
  max_value: 'The largest that is possible is {number}.',
  integer: 'It must be a whole number.',
  regex: 'It has characters that cannot stand here.',
};

/** Why a value does not fit the model, for those who can change it. */
export function sayIssue({ type, input, ...issue }: BaseIssue<unknown>): string {
  if (input === undefined || input === null || input === '') return say('It is missing.');
  const reason = REASONS[type];
  return reason
    ? say(reason, { number: 'requirement' in issue ? issue.requirement : '' })
    : say('What is there does not fit here.');
}

/** What was to be published. */
export type Unpublished = {
  /** The collection or the global. */
  slug: string;
  req: PayloadRequest;
  /** Of a node whose form has sent it. */
  nid?: number;
  /** What its form shows in a language. */
  read(language: Language, nid: number | undefined): unknown;
  /** Its form has sent it, whose fields can be marked; it shows what was saved; or nobody has saved anything. */
  because: 'saved' | 'dependent' | 'rebuild' | 'draft';
};

type Problem = {
  /** The field of the form; empty if it has none. */
  path: string;
  /** The same in words. */
  label: string;
  reason: string;
};

/** Thrown when something cannot be published for a reason that an editor can fix, in no field of the form. */
class CannotPublishError extends APIError {
  constructor(message: string, cause: Error) {
    super(message, 400, null, true);
    this.name = 'CannotPublishError';
    this.cause = cause;
  }
}

function problemAt(
  issue: BaseIssue<unknown>,
  form: { fields: readonly AnyField[]; document: unknown },
): Problem {
  const { path, kinds } = placeInForm(issue, form);
  const { labels } = describeField(form.fields, path, (row) => kinds.get(row));
  // What no form has, such as a picture's size: the name that programs know.
  const label = path === '' ? (issue.path ?? []).map(({ key }) => key).join('.') : labels.join(', ');
  return { path, label, reason: sayIssue(issue) };
}

const sayTaken = ({ path, holder }: PathTakenError): string =>
  holder
    ? say('The path {path} belongs to “{title}” in {language} already. Give one of them another path.', {
        path,
        title: holder.title,
        language: languageLabel(holder.language),
      })
    : say('A page that was published in the same moment has the path {path}. Give this one another path.', {
        path,
      });

type Refusal = { title: string; language: Language; problems: Problem[] };

const formFieldsOf = ({ slug, req: { payload } }: Unpublished) => fieldsOf({ slug, payload });

const atPath = (of: Unpublished, reason: string): Problem[] => {
  const { labels } = describeField(formFieldsOf(of), 'alias', () => undefined);
  return [{ path: 'alias', label: labels.join(', '), reason }];
};

async function problemsAt(
  issues: readonly BaseIssue<unknown>[],
  of: Unpublished,
  where: { language: Language; nid?: number },
): Promise<Problem[]> {
  const form = { fields: formFieldsOf(of), document: await of.read(where.language, where.nid) };
  return issues.map((issue) => problemAt(issue, form));
}

/** What an error of the model or the read model says of whom; null for other errors. */
async function refusalOf(error: unknown, of: Unpublished): Promise<Refusal | null> {
  if (error instanceof PathTakenError) return { ...error.claimant, problems: atPath(of, sayTaken(error)) };
  // That of another page, to which a link leads, says which it is.
  if (error instanceof MissingPathError && error.nid === of.nid) {
    const { title, language } = error;
    return { title, language, problems: atPath(of, error.message) };
  }
  if (error instanceof InvalidNodeError) {
    const [title, language] = [String(error.node.title ?? ''), error.node.language as Language];
    return {
      title,
      language,
      problems: await problemsAt(error.issues, of, { language, nid: Number(error.node.nid) }),
    };
  }
  if (error instanceof InvalidSettingError && isValiError(error.cause)) {
    const { language, cause } = error;
    return {
      title: say('Site settings'),
      language,
      problems: await problemsAt(cause.issues, of, { language }),
    };
  }
  return null;
}

/**
 * Converts errors of the model and the read model into errors that Payload shows to editors, in their language: at
 * the fields of the form, or naming the page, the section, the field and the language. Other errors are returned
 * unchanged.
 */
export async function explainToEditor(error: unknown, of: Unpublished): Promise<unknown> {
  const refusal = await refusalOf(error, of);
  if (!refusal) return error;
  const { title, language, problems } = refusal;
  if (of.because === 'saved' && problems.every(({ path }) => path !== '')) {
    const errors = problems.map(({ path, label, reason }) => ({
      path,
      label,
      message: language === of.req.locale ? reason : sayInOtherLanguage(language, reason, languageLabel),
    }));
    return new ValidationError({ collection: of.slug, errors });
  }
  const reasons = problems
    .map(({ label, reason }) => say('{place}: {reason}', { place: label, reason }))
    .join('\n');
  const values = { title, language: languageLabel(language), reasons };
  return new CannotPublishError(
    of.because === 'dependent'
      ? say('“{title}” shows this, and could not be published with it in {language}. {reasons}', values)
      : say('“{title}” cannot be published in {language}. {reasons}', values),
    error as Error,
  );
}
