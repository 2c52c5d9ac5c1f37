import { TYPES } from '@keelstone/content/types/types.site.ts';
import { CONTENT_TYPES, LANGUAGES } from '@keelstone/model';
import { nodeTypeName } from './node-type-names.ts';
import base from './schema.graphql?raw';

const INTERFACE = /^interface Node \{\n([^}]*)\}/m;

/**
 * The complete schema: the common part (`schema.graphql`), the languages, and a type for each content type, with
 * the fields of the interface `Node` and those declared in the type's own folder.
 */
export function composeSchema(): string {
  const [, shared = ''] = INTERFACE.exec(base) ?? [];
  // Fields are described only in the interface.
  const common = shared.split('\n').filter((line) => line && !line.trim().startsWith('"'));
  const types = CONTENT_TYPES.map((type) => {
    const own = TYPES[type].graphql.fields.split('\n').filter((line) => line.trim());
    const lines = [...common, ...own.map((line) => `  ${line.trim()}`)];
    return `type ${nodeTypeName(type)} implements Node {\n${lines.join('\n')}\n}\n`;
  });
  const languages = `enum Language {\n${LANGUAGES.map((language) => `  ${language}\n`).join('')}}\n`;
  return [base, languages, ...types].join('\n');
}
