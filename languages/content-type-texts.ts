/** What a language says of a content type. */
export type ContentTypeTexts = { name: string; path: string; group?: string };

const pick = <T extends string>(
  types: Record<T, ContentTypeTexts>,
  textOf: (texts: ContentTypeTexts) => string | undefined,
) =>
  Object.fromEntries(
    Object.entries<ContentTypeTexts>(types).flatMap(([type, texts]) => {
      const text = textOf(texts);
      return text === undefined ? [] : [[type, text]];
    }),
  );

/** What each content type is called. */
export const namesOf = <T extends string>(types: Record<T, ContentTypeTexts>) =>
  pick(types, ({ name }) => name) as Record<T, string>;

/** The headings of llms.txt, by content type and in their order. */
export const groupsOf = <T extends string>(types: Record<T, ContentTypeTexts>) =>
  pick(types, ({ group }) => group) as Partial<Record<T, string>>;
