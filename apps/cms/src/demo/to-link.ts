import type { DemoAddress, DemoLink } from '@keelstone/seeds';
import { type DemoContext, words } from './demo-context.ts';

/** A link of the demo as the CMS's fields of a link, in one language. */
export const toLink = (link: DemoLink | DemoAddress | undefined, context: DemoContext) =>
  link && {
    title: words(link.title, context),
    ...('node' in link ? { to: 'node', node: context.addressOf(link.node) } : { to: 'url', url: link.url }),
  };
