import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ClientAssets } from '../../shell/page-parts.ts';

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }));

/** What Vite's manifest calls the one stylesheet that every page has (`cssCodeSplit: false`). */
const STYLESHEET = 'style.css';

/** Thrown when the browser's files have not been built. */
export class MissingBuildError extends Error {
  constructor(directory: string, cause: unknown) {
    super(
      `The browser's files are not in ${directory}, so pages would have no style. Run \`npm run build -w @keelstone/site\`.`,
      { cause },
    );
    this.name = 'MissingBuildError';
  }
}

/**
 * Reads from Vite's manifest where the browser's files are.
 *
 * @param directory the built client, `dist/client`
 * @param fonts addresses of the fonts to fetch first
 * @throws MissingBuildError when there is no manifest
 */
export async function readClientAssets(directory: string, fonts: readonly string[]): Promise<ClientAssets> {
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch((error: unknown) => {
    throw new MissingBuildError(directory, error);
  });
  const manifest = v.parse(manifestSchema, JSON.parse(text));
  const addressOf = (name: string) => (manifest[name] ? [`/${manifest[name].file}`] : []);
  return {
    scripts: addressOf('src/app/client.ts'),
    stylesheets: addressOf(STYLESHEET),
    fonts,
  };
}
