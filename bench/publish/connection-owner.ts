import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** An endpoint in /proc/net/tcp: address and port, in hexadecimal. */
const portOf = (place = '') => Number.parseInt(place.split(':')[1] ?? '', 16);

/** Inode of the server's socket of a loopback connection. */
function inodeOf(serverPort: number, clientPort: number): string | undefined {
  const lines = ['tcp', 'tcp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n'));
  const fields = lines.map((line) => line.trim().split(/\s+/));
  return fields.find(
    ([, local, remote]) => portOf(local) === serverPort && portOf(remote) === clientPort,
  )?.[9];
}

function holds(pid: number, inode: string): boolean {
  const directory = `/proc/${pid}/fd`;
  return readdirSync(directory).some((name) => {
    try {
      return readlinkSync(`${directory}/${name}`) === `socket:[${inode}]`;
    } catch {
      // It was closed in the meantime.
      return false;
    }
  });
}

/** Child processes of a process. */
export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/**
 * Which of several processes on one port has accepted a connection, and handles it until it closes.
 *
 * @returns its id; undefined if it is none of them
 */
export function ownerOf(
  connection: { serverPort: number; clientPort: number },
  processes: readonly number[],
): number | undefined {
  const inode = inodeOf(connection.serverPort, connection.clientPort);
  return inode === undefined ? undefined : processes.find((pid) => holds(pid, inode));
}
