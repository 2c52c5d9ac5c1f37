import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** URLs of the client's hashed files. */
export type ClientAssets = {
  /** Module scripts in loading order. */
  scripts: string[];
  /** Only previews load them, whose content changes; in development, all pages do. */
  stylesheets: string[];
  /** The text of the stylesheet, if pages have their styles in them. */
  stylesheet?: string;
  /** Fonts to preload in wide windows; at most two. */
  fonts: readonly string[];
};

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }));

/** Key in Vite's manifest of the only stylesheet (`cssCodeSplit: false`). */
const STYLESHEET = 'style.css';

/** Thrown if the client has not been built. */
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
 * Reads the URLs of the client's files from Vite's manifest.
 *
 * @param directory the built client, `dist/client`
 * @param fonts URLs of the fonts to preload
 * @throws MissingBuildError if there is no manifest
 */
export async function readClientAssets(directory: string, fonts: readonly string[]): Promise<ClientAssets> {
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch((error: unknown) => {
    throw new MissingBuildError(directory, error);
  });
  const manifest = v.parse(manifestSchema, JSON.parse(text));
  const addressOf = (name: string) => (manifest[name] ? [`/${manifest[name].file}`] : []);
  const stylesheets = addressOf(STYLESHEET);
  const [stylesheet] = await Promise.all(
    stylesheets.map((address) => readFile(join(directory, address), 'utf8')),
  );
  return {
    scripts: addressOf('src/app/client.ts'),
    stylesheets,
    ...(stylesheet === undefined ? {} : { stylesheet }),
    fonts,
  };
}
