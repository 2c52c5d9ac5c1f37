/** Characters that would end a script element, or that old JSON-in-script parsers stumble over. */
const UNSAFE = /[<\u2028\u2029]/g;

/** JSON that can stand inside a script element: `<` is written as an escape (so no `</script>`, no `<!--`). */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

type DataBlockProps = { type: 'application/json' | 'application/ld+json'; value: unknown; id?: string };

/** Data for scripts and machines; the browser never runs it. */
export function DataBlock({ type, value, id }: DataBlockProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by toScriptJson
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: toScriptJson(value) }} />;
}
