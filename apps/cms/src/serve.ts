import './app/resolve-quickly.ts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { CannotListenError, explainListening } from '@keelstone/model/requests/cannot-listen';
import { openOwnFolder, UnwritableFolderError } from '@keelstone/model/requests/own-folder';
import { mayWait } from '@keelstone/model/requests/pipelining';
import { PortTakenError } from '@keelstone/model/requests/port-taken';
import next from 'next';
import type { Payload } from 'payload';
import { logWithoutValues } from './app/console-without-values.ts';
import { loadLexical } from './app/load-lexical.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import type { Runner } from './database/poll.ts';
import { setAdminPolicy } from './http/admin-policy.ts';
import { readRest } from './http/read-rest.ts';
import { refuseEarly } from './http/refuse-early.ts';
import { inRequestLanguage, keepFieldsByLanguage } from './http/request-language.ts';
import { waitForTurn } from './http/strangers-pages.ts';

const APP_DIRECTORY = fileURLToPath(new URL('..', import.meta.url));
/** Less than the ten seconds after which `npm start` ends a process. */
const STOP_AFTER_MS = 8_000;
/**
 * Between two requests. Longer than proxies keep idle connections (nginx: 60 s): otherwise a save that a proxy sends
 * while Node.js closes the connection, by default after 5 s, gets a 502.
 */
const IDLE_MS = 72_000;

/** Connections that wait while pages are rendered. Others try again later and later, for half a minute. */
const MOST_UNACCEPTED = 4096;

/**
 * The port is bound before the application is ready, so that a conflict is reported immediately; until then,
 * requests get this response.
 */
function sayStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' });
  response.end('The CMS is starting. Try again in a moment.\n');
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const place = { host, port, who: 'the CMS', hostVariable: 'CMS_HOST', portVariable: 'CMS_PORT' };
    server.once('error', (error) => reject(explainListening(error, place)));
    server.listen({ port, host, backlog: MOST_UNACCEPTED }, resolve);
  });
}

const LOOK_EVERY_MS = 50;

/** Waits for the requests that are being served: a save of an editor does not fail because the CMS is restarted. */
async function closeWhenServed(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that has got its response is idle, and would stay open.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  await closed;
  clearInterval(looking);
}

/** Distinguishes our own first request from others, which get that response until ours has been handled. */
const WARM_UP_HEADER = 'x-keelstone-warm-up';

/**
 * The first request opens the database and creates the first administrator, so errors show now and not when editors
 * come. It must be an API request: Next.js loads Payload twice, for the API and for the admin's pages, and if the
 * pages came first, the API would not recognize Payload's error classes, and forms would not say which field is
 * wrong.
 */
async function warmUp(host: string, port: number, token: string): Promise<void> {
  const headers = { [WARM_UP_HEADER]: token };
  const named = host.includes(':') ? `[${host}]` : host;
  const response = await fetch(`http://${named}:${port}/api/users/init`, { headers });
  if (!response.ok)
    throw new Error(`The CMS answers ${response.status} to its first request. Its log says why.`);
}

let opened: Promise<Payload> | undefined;

/** A Payload instance of our own: Next.js creates and reloads the one for requests as it likes. */
async function openOwnPayload(): Promise<Payload> {
  // First, because the others import Lexical, too.
  await loadLexical();
  const { openPayload } = await import('./app/open-payload.ts');
  return openPayload({ key: 'background work' });
}

const ownPayload = (): Promise<Payload> => {
  opened ??= openOwnPayload();
  return opened;
};

async function isStaff(headers: Headers): Promise<boolean> {
  // Without waiting for Payload, which takes half a minute to open.
  if (!headers.has('cookie') && !headers.has('authorization')) return false;
  try {
    const payload = await ownPayload();
    const { isLoggedIn } = await import('./access/is-logged-in.ts');
    return await isLoggedIn(payload, headers);
  } catch {
    // Without the database, nobody can be authenticated.
    return false;
  }
}

async function runInBackground(): Promise<Runner[]> {
  // First: it loads Lexical, which the runners import, too.
  const payload = await ownPayload();
  const { startRunners } = await import('./app/start-runners.ts');
  return startRunners(payload);
}

function stopOnRequest(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  // The parent process has gone, so nothing could stop us any more.
  process.once('disconnect', stop);
}

/** Errors whose message says what to do: a stack trace would not help. */
const EXPLAINED = [CannotListenError, ConfigurationError, PortTakenError, UnwritableFolderError];

/** Starts the built CMS; with `--dev`, from its sources with hot reloading. */
async function serve(): Promise<void> {
  const dev = process.argv.includes('--dev');
  const { host, port, cmsUrl, siteUrl, mediaDirectory } = readConfiguration(process.env);
  openOwnFolder('MEDIA_DIR', mediaDirectory, 'no upload could be stored');
  keepFieldsByLanguage();
  logWithoutValues();
  const server = createServer({
    keepAliveTimeout: IDLE_MS,
    // Otherwise Node.js leaves the connection to whoever answers it, which nobody does, and no limit would end it. Hot
    // reloading has a WebSocket.
    shouldUpgradeCallback: ({ url }) => dev && url?.startsWith('/_next/') === true,
  });
  server.on('request', sayStarting);
  await listen(server, host, port);
  // A parent that has gone while this starts tells nobody later.
  const endWithParent = () => process.exit(0);
  process.once('disconnect', endWithParent);
  if (process.send && !process.connected) endWithParent();
  const app = next({ dev, dir: APP_DIRECTORY, hostname: 'localhost', port, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  const token = randomUUID();
  let isReady = false;
  server.off('request', sayStarting);
  server.on('request', async (request, response) => {
    // Next.js renders all that a connection asks for at once, whether anybody reads it or not.
    if (!mayWait(request, response)) return;
    readRest(request, response);
    if (!isReady && request.headers[WARM_UP_HEADER] !== token) return sayStarting(request, response);
    if (await refuseEarly(request, response, { cmsUrl, isStaff })) return;
    if (!(await waitForTurn(request, response, isStaff))) return;
    setAdminPolicy(request, response, { siteUrl, isDevelopment: dev });
    void inRequestLanguage(request.headers, () => handle(request, response));
  });
  process.off('disconnect', endWithParent);
  let runners: Runner[] = [];
  stopOnRequest(async () => {
    setTimeout(() => process.exit(0), STOP_AFTER_MS).unref();
    await Promise.all([closeWhenServed(server), ...runners.map((runner) => runner.stop())]);
    await app.close();
    process.exit(0);
  });
  await warmUp(host, port, token);
  isReady = true;
  console.log(`The CMS answers at ${cmsUrl}/admin`);
  process.send?.({ ready: true, url: cmsUrl });
  // After that: it loads the CMS once more, from its sources, which takes longer than all before.
  runners = await runInBackground();
}

serve().catch((error: unknown) => {
  const isExplained = EXPLAINED.some((kind) => error instanceof kind);
  console.error(isExplained ? (error as Error).message : error);
  process.exit(1);
});
