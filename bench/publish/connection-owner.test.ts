import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { childrenOf, ownerOf } from './connection-owner.ts';

describe('who answers on a connection', () => {
  it('R-5 is found among the processes, and nobody is when it is none of them', async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    await Promise.all([once(client, 'connect'), once(server, 'connection')]);
    const connection = { serverPort: port, clientPort: client.localPort ?? 0 };
    expect(ownerOf(connection, [1, process.pid])).toBe(process.pid);
    expect(ownerOf({ ...connection, clientPort: 1 }, [process.pid])).toBeUndefined();
    client.destroy();
    server.close();
  });

  it('R-5 knows the processes that a process started', async () => {
    const child = spawn('sleep', ['30']);
    await once(child, 'spawn');
    expect(childrenOf(process.pid)).toContain(child.pid);
    child.kill();
  });
});
