/** Characters that could end a script element, or that older parsers of JSON in scripts reject. */
const UNSAFE = /[<\u2028\u2029]/g;

/** JSON that is safe inside a script element: `<` is escaped, so that neither `</script>` nor `<!--` can occur. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

type DataBlockProps = { type: 'application/json' | 'application/ld+json'; value: unknown; id?: string };

/** Data for scripts and crawlers; the browser never executes it. */
export function DataBlock({ type, value, id }: DataBlockProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by toScriptJson
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: toScriptJson(value) }} />;
}
