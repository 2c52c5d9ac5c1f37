import type { TypeMarkdown } from '../type-site.ts';

export const pageMarkdown: TypeMarkdown<'page'> = () => ({ facts: [], blocks: [] });
