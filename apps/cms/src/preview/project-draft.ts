import {
  InvalidNodeError,
  type PublishedNode,
  parsePublishedNode,
} from '@keelstone/content/types/types.model.ts';
import { languageName } from '@keelstone/languages/languages.ts';
import { readerLanguage, say } from '@keelstone/languages/say.ts';
import { APIError, type PayloadRequest } from 'payload';
import { explainToEditor } from '../publishing/explain-to-editor.ts';
import { projectNode } from '../publishing/project-node.ts';
import type { PreviewSubject } from './preview-link.ts';
import { PreviewReader } from './preview-reader.ts';
import type { Unsaved } from './whole-form.ts';

const UNFIT = 422;

/** Thrown when a draft cannot be shown: says what is missing, and what to do. */
class UnfitDraftError extends APIError {
  constructor(message: string) {
    super(message, UNFIT, null, true);
    this.name = 'UnfitDraftError';
  }
}

/** Thrown when the document no longer exists. */
class NoDraftError extends APIError {
  constructor() {
    super(say('This text does not exist any more. It was deleted in the CMS.'), 404, null, true);
    this.name = 'NoDraftError';
  }
}

type Source = {
  req: PayloadRequest;
  /** A form's unsaved changes, which override what was saved. */
  unsaved?: Unsaved | undefined;
};

async function explain(
  error: unknown,
  { type: slug, id, language }: PreviewSubject,
  { unsaved, req, reader }: Source & { reader: PreviewReader },
): Promise<unknown> {
  if (error instanceof InvalidNodeError) {
    const read = () => reader.read(slug, id, language);
    const { message } = (await explainToEditor(error, { slug, req, read, because: 'draft' })) as Error;
    return new UnfitDraftError(message);
  }
  if (!(error instanceof TypeError) || unsaved === undefined) return error;
  // What a form sends while the editor types may be incomplete in ways that no projection expects.
  req.payload.logger.debug({ err: error }, 'What a form has not saved cannot be projected');
  return new UnfitDraftError(
    say('Something in the form is not complete yet. Go on; the picture will follow.'),
  );
}

/**
 * The page of a draft as the site would show it, by the same projection that publishes.
 *
 * @throws NoDraftError, UnfitDraftError
 */
export async function projectDraft(subject: PreviewSubject, source: Source): Promise<PublishedNode> {
  const { type, id, language } = subject;
  const { unsaved, req } = source;
  const reader = new PreviewReader(req, subject, unsaved);
  try {
    if (!(await reader.read(type, id, language))) throw new NoDraftError();
    const projection = await projectNode(type, id, language, reader);
    if (projection) return parsePublishedNode(projection.node);
  } catch (error) {
    throw await explain(error, subject, { ...source, reader });
  }
  const name = languageName(language, readerLanguage());
  throw new UnfitDraftError(say('This text has no title in {name} yet. Give it one to see it.', { name }));
}
