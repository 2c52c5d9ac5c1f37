import { Agent, request } from 'node:http';
import { summarise, type Timings } from './percentile.ts';

/** A load to produce: these bodies in turn, from so many connections that each wait for their answer. */
export type Load = {
  url: string;
  bodies: string[];
  connections: number;
  requests: number;
  maximumSeconds: number;
};

export type LoadResult = Timings & { requestsPerSecond: number; requests: number };

function post(url: string, body: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        response.statusCode === 200 && !text.includes('"errors"')
          ? resolve(text)
          : reject(new Error(`GraphQL answered ${response.statusCode}: ${text.slice(0, 300)}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function produce({ url, bodies, connections, requests, maximumSeconds }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const timings: number[] = [];
  let sent = 0;
  const start = performance.now();
  const isOver = () => sent >= requests || performance.now() - start > maximumSeconds * 1000;
  const connect = async () => {
    while (!isOver()) {
      const body = bodies[sent++ % bodies.length] ?? '';
      const before = performance.now();
      await post(url, body, agent);
      timings.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, connect));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return {
    ...summarise(timings),
    requestsPerSecond: Math.round(timings.length / seconds),
    requests: timings.length,
  };
}

// Loads come one after another from the parent; a failed one ends this process and so the benchmark.
process.on('message', (load: Load) => {
  produce(load).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
