import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { brandPlugin } from '../../brand/src/build/brand-plugin.ts';

const LAYERS = readFileSync(new URL('../../packages/ui/src/layers.css', import.meta.url), 'utf8');

/** The order of the cascade layers stands first in the stylesheet, wherever the build put the files it is made of. */
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

/** Texts are compressed once, at their best, so that no request does it again. */
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

/** `vite build` makes the browser's files, `vite build --ssr` the visitors' process and its thread that draws. */
export default defineConfig(
  async ({ isSsrBuild }): Promise<UserConfig> => ({
    plugins: [await brandPlugin(), ...(isSsrBuild ? [] : [layersFirst, compressed])],
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
          // One stylesheet: pages are full loads, so every page after the first has it in its cache.
          cssCodeSplit: false,
          // A `data:` address would need `data:` in the content security policy.
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: BROWSER_FILES,
            // src/app/styles.ts is kept whole by what it exports.
            preserveEntrySignatures: 'allow-extension',
          },
        },
    ssr: { noExternal: [/^@keelstone\//] },
  }),
);
