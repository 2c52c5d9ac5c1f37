/** For programs in TypeScript. The path of Chromium for tests and benches, which is installed if there is none. */
export function findBrowser(): Promise<string>;
