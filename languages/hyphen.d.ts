/** The library has no types, and its folders have to be named with their file for Node.js to find them. */
declare module 'hyphen/*' {
  const patterns: {
    hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string;
  };
  export default patterns;
}
