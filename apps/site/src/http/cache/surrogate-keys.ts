import { createHash } from 'node:crypto';
import type { ContentType, Language } from '@keelstone/model';

/** Every page has it. */
export const EVERY_PAGE = 'all';

/** Instead of more keys than a header can hold: whatever changes concerns the page. */
export const ANY_CHANGE = 'any-change';

/** One node in one language, whether it is there or not. */
export const nodeKey = (nid: number, language: Language) => `node-${nid}-${language}`;

/** All nodes of a type. */
export const typeKey = (type: ContentType, language: Language) => `type-${type}-${language}`;

/** Every node of a language: search, lists of everything. */
export const nodesKey = (language: Language) => `nodes-${language}`;

/** The nodes that refer to a node. */
export const referringKey = (nid: number, language: Language) => `referring-${nid}-${language}`;

/** How near nodes are to one another by their terms: the frequency of terms counts, so any node may change it. */
export const rankingKey = (language: Language) => `ranking-${language}`;

export const settingKey = (key: string, language: Language) => `setting-${key}-${language}`;

/** What stands at a path, or does not. As a digest: headers take no umlauts and no spaces. */
export const pathKey = (path: string) =>
  `path-${createHash('sha256').update(path).digest('base64url').slice(0, 16)}`;
