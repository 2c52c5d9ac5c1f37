import { linesOf } from '@keelstone/editing/lines-of.ts';
import type { NoticeDocument } from '@keelstone/editing/payload-types.ts';
import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import { projectLink } from '@keelstone/editing/projection/project-link.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import { projectRichText } from '@keelstone/editing/projection/rich-text/project-rich-text.ts';
import type { Notice } from '@keelstone/model';

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
  const notices = await projectEach(
    documents.filter(({ isActive }) => isActive),
    (document) => projectNotice(document, context),
  );
  return notices.sort((a, b) => b.priority - a.priority);
}
