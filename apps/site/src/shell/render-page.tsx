import { parsePageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { FastifyReply } from 'fastify';
import { renderWithParts } from './cached-part.tsx';
import { Document } from './document/document.tsx';
import type { ClientAssets, PageParts } from './page-parts.ts';

/**
 * Renders a complete document.
 *
 * Islands are rendered separately (see packages/ui/src/island/island.tsx), so the document around them contains no React
 * hydration markers.
 *
 * @throws ValiError if the page settings do not fit the model
 */
export function renderPage(parts: PageParts, assets: ClientAssets): string {
  const settings = parsePageSettings(parts.settings);
  return `<!doctype html>${renderWithParts(<Document parts={parts} settings={settings} assets={assets} />)}`;
}

/** Sends a complete document. @throws ValiError as `renderPage` does */
export const sendPage = (reply: FastifyReply, parts: PageParts, assets: ClientAssets): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(renderPage(parts, assets));
