import { summarise, type Timings } from '../percentile.ts';
import { PostConnection, toWire } from './post-connection.ts';

/** A load to generate: these bodies in turn, over this many connections that each wait for their response. */
export type Load = {
  url: string;
  bodies: string[];
  connections: number;
  requests: number;
  maximumSeconds: number;
};

export type LoadResult = Timings & { requestsPerSecond: number; requests: number };

async function produce({ url, bodies, connections, requests, maximumSeconds }: Load): Promise<LoadResult> {
  const wire = bodies.map((body) => toWire(new URL(url), body));
  const open = await Promise.all(
    Array.from({ length: connections }, () => PostConnection.open(new URL(url))),
  );
  const timings: number[] = [];
  let sent = 0;
  const start = performance.now();
  const isOver = () => sent >= requests || performance.now() - start > maximumSeconds * 1000;
  const ask = async (connection: PostConnection) => {
    while (!isOver()) {
      const request = wire[sent++ % wire.length] as Buffer;
      const before = performance.now();
      await connection.ask(request);
      timings.push(performance.now() - before);
    }
  };
  await Promise.all(open.map(ask));
  const seconds = (performance.now() - start) / 1000;
  for (const connection of open) connection.close();
  return {
    ...summarise(timings),
    requestsPerSecond: Math.round(timings.length / seconds),
    requests: timings.length,
  };
}

// The parent sends one load after another; a failed one ends this process, and so the benchmark.
process.on('message', (load: Load) => {
  produce(load).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
