import type { NoticeDocument } from '@keelstone/editing/payload-types.ts';
import { projectLink } from '@keelstone/editing/projection/project-link.ts';
import { projectRichText } from '@keelstone/editing/projection/project-rich-text.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import type { Notice } from '@keelstone/model';

const linesOf = (text: string | null | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

async function projectNotice(document: NoticeDocument, context: ProjectionContext): Promise<Notice | null> {
  const body = await projectRichText(document.body, context);
  // Not written in this language: visitors get no notice rather than one they cannot read.
  if (!document.heading && body.length === 0) return null;
  return {
    id: String(document.id),
    kind: document.kind,
    heading: document.heading || null,
    body,
    link: await projectLink(document.link, context),
    priority: document.priority ?? 0,
    isSitewide: document.isSitewide === true,
    contentTypes: document.contentTypes ?? [],
    pathLimit: linesOf(document.pathLimit),
    excluded: linesOf(document.excluded),
    startTime: document.startTime || null,
    endTime: document.endTime || null,
    cookieDays: document.cookieDays ?? 0,
    isCookieOff: document.isCookieOff === true,
    dismissAfterSeconds: document.dismissAfterSeconds ?? null,
  };
}

/** Active notices with text in the context's language, highest priority first. */
export async function projectNotices(
  documents: readonly NoticeDocument[],
  context: ProjectionContext,
): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const document of documents) {
    const notice = document.isActive ? await projectNotice(document, context) : null;
    if (notice) notices.push(notice);
  }
  return notices.sort((a, b) => b.priority - a.priority);
}
