type TitledRow = { title?: string | null; text?: string | null };
type FactRow = { label?: string | null; value?: string | null };
type PointRow = { text?: string | null };
type Rows<T> = readonly T[] | null | undefined;

/** Rows without text in this language are left out, like all content that has not been translated. */
export const projectTitledTexts = (rows: Rows<TitledRow>): { title: string; text: string }[] =>
  (rows ?? []).flatMap(({ title, text }) => (title && text ? [{ title, text }] : []));

export const projectFacts = (rows: Rows<FactRow>): { label: string; value: string }[] =>
  (rows ?? []).flatMap(({ label, value }) => (label && value ? [{ label, value }] : []));

export const projectPoints = (rows: Rows<PointRow>): string[] =>
  (rows ?? []).flatMap(({ text }) => text || []);
