import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Advice, say } from '../progress.mjs';
import { dataDirectory } from '../project.mjs';

/** A CMS whose `npm start` was killed while it was starting notices that a moment later, and stops within seconds. */
const ENDING_MS = 30_000;

const LOOPBACK = '127.0.0.1';
/** What stands for all addresses of a machine. */
const ALL = new Set(['0.0.0.0', '::']);

/** Why nothing can listen there, such as `EADDRINUSE`; null if something can. */
function findObstacle(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** The same, after waiting for what may be ending until then. */
async function findLastingObstacle(port, host, until) {
  let isSaid = false;
  for (;;) {
    const obstacle = await findObstacle(port, host);
    if (obstacle !== 'EADDRINUSE' || performance.now() > until) return obstacle;
    if (!isSaid) say(`Port ${port} is still in use by what was killed. Waiting for its end …`);
    isSaid = true;
    await pause(250);
  }
}

/** What to do about what keeps a process from listening. */
function adviceOn(obstacle, { what, port, variable, host, by }) {
  if (obstacle === 'EACCES')
    return `Port ${port}, which ${what} needs, is not for this account (EACCES). Choose one above 1023: ${variable}=${port + 8000} npm start`;
  if (obstacle !== 'EADDRINUSE')
    return `${by} is "${host}", and ${what} cannot listen there (${obstacle}): this machine has no such address. Name one that it has, such as 127.0.0.1, or 0.0.0.0 for all that it has.`;
  return `Port ${port}, which ${what} needs, is taken: perhaps by another Keelstone. Stop that process, or choose another port: ${variable}=${port + 100} npm start`;
}

/**
 * Refuses to start on a port in use, or on an address that this machine lacks, before anything is built.
 *
 * @param {{ what: string, port: number, variable: string, host?: string, by?: string }[]} wanted `variable` and `by` are
 * the variables that name port and host
 * @param {{ wasKilled?: boolean, endingMs?: number }} [former] whether the start before was killed, so that what it
 * started may still be ending, and how long that may take
 */
export async function checkPorts(wanted, { wasKilled = false, endingMs = ENDING_MS } = {}) {
  for (const [index, { port, variable }] of wanted.entries()) {
    const same = wanted.slice(0, index).find((other) => other.port === port);
    if (same)
      throw new Advice(`${same.variable} and ${variable} are both ${port}: each needs a port of its own.`);
  }
  const until = performance.now() + (wasKilled ? endingMs : 0);
  for (const each of wanted) {
    const own = each.host || LOOPBACK;
    // On macOS, all addresses can be listened on while another program has 127.0.0.1, which would answer there.
    for (const host of ALL.has(own) ? [own, LOOPBACK] : [own]) {
      const obstacle = await findLastingObstacle(each.port, host, until);
      if (obstacle) throw new Advice(adviceOn(obstacle, each));
    }
  }
}

const ANSWER_MS = 5000;

/** Why a connection cannot be made, such as `ECONNREFUSED`; null if it can. */
async function findFailure(host, port) {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(ANSWER_MS) });
    return null;
  } catch (error) {
    return error.name === 'AbortError' ? `not within ${ANSWER_MS / 1000} s` : error.code;
  } finally {
    socket.destroy();
  }
}

/**
 * Refuses to start without the database that the environment names, before anything is built. Whether its roles and
 * passwords are right, the migration says.
 *
 * @param {string | undefined} url as in `DATABASE_URL`; without a host, it is reached by a file of this machine
 */
export async function checkDatabase(url) {
  if (!url) return;
  if (!URL.canParse(url))
    throw new Advice('DATABASE_URL must be a URL such as postgres://cms:…@127.0.0.1:5432/keelstone.');
  const { hostname, port: written, searchParams } = new URL(url);
  // As PostgreSQL's clients read it: parameters come first, and a host may be the folder of a socket.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[|\]$/g, '');
  const port = Number(searchParams.get('port') ?? (written || 5432));
  if (!host || host.startsWith('/')) return;
  const failure = await findFailure(host, port);
  if (!failure) return;
  throw new Advice(
    `No database answers at ${host}:${port}, which DATABASE_URL names (${failure}). Start it, or correct the address.`,
  );
}

/**
 * Refuses a command that works on the embedded database while that does not run.
 *
 * @param {number} port as in `DATABASE_PORT`
 */
export async function checkEmbeddedDatabase(port) {
  const failure = await findFailure('127.0.0.1', port);
  if (!failure) return;
  throw new Advice(
    `The database of ${dataDirectory} has to run for this, and none answers at 127.0.0.1:${port} (${failure}): start it with npm start and the same DATABASE_PORT, then run this command beside it.`,
  );
}
