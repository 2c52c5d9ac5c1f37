/**
 * Characters that none of our paths and links contains: control characters, and the backslash, which browsers treat as a
 * slash.
 */
export const FORBIDDEN_CHARACTERS = /[\p{Cc}\\]/u;
