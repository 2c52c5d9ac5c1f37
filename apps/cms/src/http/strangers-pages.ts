import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { IsStaff } from './handler.ts';
import { headersOf, pathOf } from './refuse-early.ts';

/** Pages that are rendered at once for people who are not logged in. Rendering keeps one core busy as it is. */
const AT_ONCE = 2;
/** About four seconds of rendering. */
const MOST_WAITING = 60;
/** Who takes up a page slowly keeps others waiting no longer than that. */
const LONGEST_TURN_MS = 1_000;
/** A page or a file is kept in memory until it has been taken up. A slow telephone needs half a minute. */
const LONGEST_TAKING_MS = 120_000;

const turns = pLimit(AT_ONCE);

/** By the path as Next.js reads it: `/_next/../admin` is a page. */
const isPage = (request: IncomingMessage) => !/^\/(api|_next)\//.test(pathOf(request));

/** Our own scripts and styles, of a megabyte at most, which anybody may ask for. */
const isFile = (request: IncomingMessage) => pathOf(request).startsWith('/_next/');

/** Ends the connection of a client that never reads: no limit of Node.js does, unless between two requests. */
function giveUpLate(response: ServerResponse): void {
  const givingUp = setTimeout(() => response.destroy(), LONGEST_TAKING_MS).unref();
  response.once('close', () => clearTimeout(givingUp));
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '5',
    connection: 'close',
  });
  response.end('Too many people ask for this page at the moment. Try again in a few seconds.\n');
}

/**
 * Lets pages of the admin for people who are not logged in wait for each other: rendering takes a tenth of a second and
 * a megabyte, so that a stranger with many connections would keep the staff from working. Those who are logged in, the
 * API and files do not wait. Pages and files that nobody takes up are given up.
 *
 * @returns false if the request need not be served any more: it was refused, or its client has gone
 */
export async function waitForTurn(
  request: IncomingMessage,
  response: ServerResponse,
  isStaff: IsStaff,
): Promise<boolean> {
  if (isFile(request)) giveUpLate(response);
  if (!isPage(request) || (await isStaff(headersOf(request)))) return true;
  if (turns.pendingCount >= MOST_WAITING) {
    refuse(response);
    return false;
  }
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  return new Promise((resolve) => {
    void turns(async () => {
      if (response.closed || request.socket.destroyed) return resolve(false);
      resolve(true);
      giveUpLate(response);
      await Promise.race([closed, sleep(LONGEST_TURN_MS, undefined, { ref: false })]);
    });
  });
}
