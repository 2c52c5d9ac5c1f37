import { InvalidNodeError, type Language, type PublishedNode, parsePublishedNode } from '@keelstone/model';
import { APIError, type PayloadRequest } from 'payload';
import { projectNode } from '../publish/project-node.ts';
import type { PreviewSubject } from './preview-link.ts';
import { PreviewReader } from './preview-reader.ts';
import type { Unsaved } from './whole-form.ts';

const UNFIT = 422;
const NAMES: Record<Language, string> = { en: 'English', de: 'German' };

/** Thrown when a draft cannot be shown as it is: says what is missing, and what to do. */
export class UnfitDraftError extends APIError {
  constructor(message: string) {
    super(message, UNFIT, null, true);
    this.name = 'UnfitDraftError';
  }
}

/** Thrown when there is no such text any more. */
export class NoDraftError extends APIError {
  constructor() {
    super('This text does not exist any more. It was deleted in the CMS.', 404, null, true);
    this.name = 'NoDraftError';
  }
}

function explain(error: unknown, { isTyped }: { isTyped: boolean }): unknown {
  if (error instanceof InvalidNodeError) return new UnfitDraftError(error.message);
  if (error instanceof APIError && error.status < 500) return error;
  // What a form sends while somebody types may be half of something that no projection expects.
  return isTyped && error instanceof TypeError
    ? new UnfitDraftError('Something in the form is not complete yet. Go on; the picture will follow.')
    : error;
}

/**
 * The page of a draft as the site would show it, by the very projection that publishes.
 *
 * @param unsaved what a form has not saved, over what was saved
 * @throws NoDraftError, UnfitDraftError
 */
export async function projectDraft(
  subject: PreviewSubject,
  { unsaved, req }: { unsaved?: Unsaved | undefined; req: PayloadRequest },
): Promise<PublishedNode> {
  const { type, id, language } = subject;
  try {
    const reader = new PreviewReader(req, subject, unsaved);
    if (!(await reader.read(type, id, language))) throw new NoDraftError();
    const projection = await projectNode(type, id, language, reader);
    if (projection) return parsePublishedNode(projection.node);
  } catch (error) {
    throw explain(error, { isTyped: unsaved !== undefined });
  }
  throw new UnfitDraftError(`This text has no title in ${NAMES[language]} yet. Give it one to see it.`);
}
