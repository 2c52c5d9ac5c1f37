import { createHash } from 'node:crypto';
import type { ContentType, Language } from '@keelstone/model';

/** One node in one language, whether it exists or not. */
export const nodeKey = (nid: number, language: Language) => `node-${nid}-${language}`;

/** All nodes of a type. */
export const typeKey = (type: ContentType, language: Language) => `type-${type}-${language}`;

/** All nodes of a language: for search and lists of everything. */
export const nodesKey = (language: Language) => `nodes-${language}`;

/** The nodes that refer to a node. */
export const referringKey = (nid: number, language: Language) => `referring-${nid}-${language}`;

/** The ranking of related nodes: it depends on the frequency of terms, so any node may change it. */
export const rankingKey = (language: Language) => `ranking-${language}`;

export const settingKey = (key: string, language: Language) => `setting-${key}-${language}`;

/** The content of a path, if any. Hashed, because headers allow neither umlauts nor spaces. */
export const pathKey = (path: string) =>
  `path-${createHash('sha256').update(path).digest('base64url').slice(0, 16)}`;
