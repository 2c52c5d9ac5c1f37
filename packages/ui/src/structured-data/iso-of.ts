/** A moment, in Unix seconds, as machines read it. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
