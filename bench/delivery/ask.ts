import { execFileSync } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { processorSeconds } from './processor-time.ts';
import { type Cores, onCores, type Server } from './server.ts';

/** Chromium's headers for a navigation, in its order; without Host and Connection. */
const BROWSER_HEADERS: Record<string, string> = {
  'sec-ch-ua': '"Chromium";v="142", "Not_A Brand";v="99"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'Upgrade-Insecure-Requests': '1',
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  Accept:
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-User': '?1',
  'Sec-Fetch-Dest': 'document',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
};

/** One subject of measurement: a URL, and its server. */
export type Contender = {
  name: string;
  server: Server;
  path: string;
  /** A script of wrk in this folder, which varies the path. */
  script?: string;
};

/** Requests per second, and per second of the server's own processor time. */
export type Rates = { perSecond: number; perProcessorSecond: number };

export type Measured = { name: string; bytes: number; encoding: string; rounds: Rates[] };

/** Enough to keep slow servers busy, and few enough that no request waits forever. */
const CONNECTIONS = 32;
/** Timeout in seconds, also enough for a server with ten responses per second. */
const PATIENCE = 20;
/** Long enough for just-in-time compilation of JavaScript and PHP, since a site runs for days. */
const WARM_UP_SECONDS = Number(process.env.BENCH_WARM_UP_SECONDS ?? 5);

/** The body of a response as transferred, not decompressed. */
async function fetchPacked(url: string): Promise<{ bytes: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER_HEADERS, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}.`));
      const encoding = response.headers['content-encoding'] ?? 'identity';
      buffer(response).then((bytes) => resolve({ bytes, encoding }), reject);
    }).on('error', reject);
  });
}

/** Fetches the page until its size is final: pages that are requested again are recompressed in the background. */
export async function fetchSettled(url: string): Promise<{ bytes: Buffer; encoding: string }> {
  let last = await fetchPacked(url);
  for (let same = 0; same < 5; ) {
    await pause(200);
    const next = await fetchPacked(url);
    same = next.bytes.equals(last.bytes) ? same + 1 : 0;
    last = next;
  }
  return last;
}

/** Parses wrk's summary. */
export function readWrk(said: string): { requests: number; seconds: number } {
  const [, requests, amount, unit] = /(\d+) requests in ([\d.]+)(ms|s|m)\b/.exec(said) ?? [];
  if (/Non-2xx|Socket errors/.test(said) || !requests)
    throw new Error(`Not every request was answered:\n${said}`);
  const secondsOf = { ms: 0.001, s: 1, m: 60 }[unit as 'ms' | 's' | 'm'];
  return { requests: Number(requests), seconds: Number(amount) * secondsOf };
}

function ask({ server, path, script }: Contender, seconds: number, cores: Cores): Rates {
  const headers = Object.entries(BROWSER_HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const scripts = script ? ['-s', join(import.meta.dirname, script)] : [];
  const limits = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', `${PATIENCE}s`];
  const wrk = ['wrk', ...limits, ...headers, ...scripts];
  const [program = '', ...args] = onCores(cores, [...wrk, `${server.url}${path}`]);
  const before = processorSeconds(server.pids);
  const output = readWrk(execFileSync(program, args).toString());
  const used = processorSeconds(server.pids) - before;
  return { perSecond: output.requests / output.seconds, perProcessorSecond: output.requests / used };
}

/**
 * Measures the subjects in turn, so that other load on the machine affects all of them equally. The warm-up does
 * not count.
 */
export async function measureInTurn(
  contenders: readonly Contender[],
  { rounds, seconds, cores }: { rounds: number; seconds: number; cores: Cores },
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const contender of contenders) {
    const { bytes, encoding } = await fetchPacked(`${contender.server.url}${contender.path}`);
    measured.push({ name: contender.name, bytes: bytes.length, encoding, rounds: [] });
    if (WARM_UP_SECONDS > 0) ask(contender, WARM_UP_SECONDS, cores);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, contender] of contenders.entries())
      measured[place]?.rounds.push(ask(contender, seconds, cores));
  }
  return measured;
}
