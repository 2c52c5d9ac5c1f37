import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SteadyLoad, SteadyLoadResult } from './steady-load.ts';

/** A steady load from a process of its own, so that it is on time while the measuring process works. */
export async function startLoad(
  load: SteadyLoad,
): Promise<{ child: ChildProcess; stop(): Promise<SteadyLoadResult> }> {
  const child = fork(join(import.meta.dirname, 'steady-load.ts'));
  child.send(load);
  // Its first message means that it has warmed up.
  await once(child, 'message');
  return {
    child,
    stop: async () => {
      const result = once(child, 'message');
      child.send('stop');
      const [message] = (await result) as [SteadyLoadResult];
      child.kill();
      return message;
    },
  };
}
