/** The library has no types, and Node.js requires the full file name in imports of its folders. */
declare module 'hyphen/*' {
  const patterns: {
    hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string;
  };
  export default patterns;
}
