import type { ContentReplica } from '@keelstone/read-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirectLocation } from '../../http/headers/redirect-location.ts';
import { addressOf } from '../../pages/node-address.ts';
import { sendDocument } from '../send-document.ts';
import { findMarkdown, markdownPath } from './markdown-address.ts';
import { nodeMarkdown } from './node-markdown.ts';

type Context = { content: ContentReplica; siteUrl: string };

/**
 * Sends the Markdown version of a page, or redirects to its current URL; returns false if there is no such page.
 * Search engines index the HTML page instead.
 *
 * @param path decoded
 */
export function sendMarkdown(
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { content, siteUrl }: Context,
): FastifyReply | false {
  const found = findMarkdown(content, path);
  if (!found || found.kind === 'nothing') return false;
  if (found.kind === 'redirect') {
    const target = content.nodeAt(found.to);
    // Like redirects to pages: an editor may remove it.
    if (found.from) reply.header('cache-control', 'no-store');
    const to = target ? markdownPath(target, content) : found.to;
    return reply.redirect(redirectLocation(to, '', siteUrl), found.status);
  }
  const { node } = found;
  const page = new URL(addressOf(node, content), siteUrl).href;
  return sendDocument(request, reply, {
    type: 'text/markdown; charset=utf-8',
    body: nodeMarkdown(node, siteUrl),
    headers: {
      link: `<${page}>; rel="canonical"`,
      'x-robots-tag': 'noindex',
      'content-language': node.language,
    },
  });
}
