// It has no types of its own. Only tests use it, as another program that reads and writes XLIFF.
declare module 'xliff' {
  type File = {
    resources: Record<string, Record<string, { source: unknown; target?: unknown }>>;
    sourceLanguage: string;
    targetLanguage: string;
  };
  const xliff: { xliff2js(xml: string): Promise<File>; js2xliff(file: File): Promise<string> };
  export default xliff;
}
