import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { brandPlugin } from '../../brand/src/build/brand-plugin.ts';
import { preactInBrowsers } from './preact-in-browsers.ts';

const LAYERS = readFileSync(new URL('../../packages/ui/src/layers.css', import.meta.url), 'utf8');

/**
 * Moves the order of the cascade layers to the beginning of the stylesheet, in whatever order the build has
 * concatenated the files.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + file.source;
      }
    },
  },
};

/** Compresses text files once, at the highest level, so that no request has to. */
const compressed: Plugin = {
  name: 'compressed',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|svg)$/.test(file.fileName)) continue;
        const content = Buffer.from(file.type === 'asset' ? file.source : file.code);
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(content),
        });
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.gz`,
          source: gzipSync(content, { level: 9 }),
        });
      }
    },
  },
};

const BROWSER_FILES: Record<string, string> = { client: 'src/app/client.ts', styles: 'src/app/styles.ts' };
const PROCESSES: Record<string, string> = {
  server: 'src/app/server.ts',
  'share-image-worker': 'src/discovery/share-images/share-image-worker.ts',
};

/** `vite build` builds the client, `vite build --ssr` the server and its drawing thread. */
export default defineConfig(
  async ({ isSsrBuild }): Promise<UserConfig> => ({
    plugins: [await brandPlugin(), ...(isSsrBuild ? [] : [preactInBrowsers, layersFirst, compressed])],
    appType: 'custom',
    build: isSsrBuild
      ? {
          target: 'node24',
          outDir: 'dist/server',
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: PROCESSES,
          },
        }
      : {
          outDir: 'dist/client',
          manifest: 'manifest.json',
          // A single stylesheet, from which each page gets what it needs (src/app/page-styles.ts).
          cssCodeSplit: false,
          // A `data:` URL would require `data:` in the content security policy.
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: BROWSER_FILES,
            // src/app/styles.ts is not tree-shaken, because of its exports.
            preserveEntrySignatures: 'allow-extension',
          },
        },
    // With React in it, which would be its development build without NODE_ENV: a third of the speed.
    ssr: { noExternal: [/^@keelstone\//, ...(isSsrBuild ? [/^react/] : [])] },
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  }),
);
