/** The library has no types, and its folders have to be named with their file for Node.js to find them. */
declare module 'hyphen/de-1996/index.js' {
  const german: {
    hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string;
  };
  export default german;
}

declare module 'hyphen/en-gb/index.js' {
  const english: {
    hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string;
  };
  export default english;
}
