import type { DemoAddress, DemoDialogLink, DemoLink } from '@keelstone/seeds';
import { type DemoContext, words } from './demo-context.ts';

type AnyLink = DemoLink | DemoAddress | DemoDialogLink;

function toTarget(link: AnyLink, context: DemoContext) {
  if ('dialog' in link) return { to: 'dialog', dialog: context.findDialog(link.dialog) };
  return 'node' in link ? { to: 'node', node: context.addressOf(link.node) } : { to: 'url', url: link.url };
}

/** A link of the demo as the CMS's fields of a link, in one language. */
export const toLink = (link: AnyLink | undefined, context: DemoContext) =>
  link && { title: words(link.title, context), ...toTarget(link, context) };
