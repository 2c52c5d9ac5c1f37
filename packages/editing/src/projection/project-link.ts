import { type ContentType, DEFAULT_LANGUAGE, type Link, languagePrefix } from '@keelstone/model';
import { isSafeAddress } from '../link-address.ts';
import { locateDialog } from './locate-dialog.ts';
import { pathOf } from './node-path.ts';
import { readPublished } from './project-reference.ts';
import type { ProjectionContext } from './projection-context.ts';
import { type AnyRelation, idOf, type Relation } from './relation.ts';

export type LinkDocument = {
  title?: string | null;
  to?: ('node' | 'url' | 'dialog') | null;
  node?: AnyRelation<ContentType> | null;
  url?: string | null;
  dialog?: Relation;
};

/**
 * The current path of a node, and its title; null if it is not published. One without a translation is shown in the
 * reader's own part of the site, as a card of it is, where that says so (C-10).
 */
export async function locate(
  { relationTo, value }: AnyRelation<ContentType>,
  context: ProjectionContext,
): Promise<{ path: string; title: string } | null> {
  const found = await readPublished(relationTo, idOf(value), context);
  if (!found) return null;
  const { document, language } = found;
  const prefix = language === DEFAULT_LANGUAGE ? languagePrefix(context.language) : '';
  return { path: prefix + pathOf(document, language), title: document.title };
}

/** An editor's link; null if its target is missing, not published, or unsafe. */
export async function projectLink(
  link: LinkDocument | null | undefined,
  context: ProjectionContext,
): Promise<Link | null> {
  if (!link) return null;
  if (link.to === 'url') {
    const url = link.url?.trim();
    return url && isSafeAddress(url) ? { title: link.title || url, url } : null;
  }
  if (link.to === 'dialog') {
    const dialog = await locateDialog(link.dialog, context);
    return dialog && { title: link.title || dialog.title, url: dialog.url };
  }
  const target = link.node ? await locate(link.node, context) : null;
  return target && { title: link.title || target.title, url: target.path };
}
