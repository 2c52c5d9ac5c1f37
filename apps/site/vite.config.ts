import { defineConfig } from 'vite';

/** `vite build` makes the browser's files, `vite build --ssr src/server.ts` the visitors' process. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  build: isSsrBuild
    ? { target: 'node20', outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // One stylesheet: pages are full loads, so every page after the first has it in its cache.
        cssCodeSplit: false,
        // A `data:` address would need `data:` in the content security policy.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { client: 'src/client.ts', styles: 'src/styles.ts' },
          // src/styles.ts is kept whole by what it exports.
          preserveEntrySignatures: 'strict',
        },
      },
  ssr: { noExternal: [/^@keelstone\//] },
}));
