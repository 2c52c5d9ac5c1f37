/** Converts Unix seconds to ISO 8601. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
