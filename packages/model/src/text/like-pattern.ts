/** A pattern of SQL's `like` for what contains a text, whose own `%` and `_` stand for themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
