import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from './deployment.fixture.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const isRoot = process.getuid?.() === 0;
/** An unused user id on the machines we know. */
const ACCOUNT = 61_184;
/** Node.js may be installed where the account cannot read it. */
const NODE = '/run/node';

/**
 * A sandbox for a process: the system's programs and the checkout read-only, empty folders for temporary files, and
 * nothing else of this machine. `$1` is where it is built; bind mounts follow, each as type, source and target.
 */
const MACHINE = `
set -e
R=$1; shift
mount -t tmpfs -o mode=755 tmpfs "$R"
read_only() { mount -o "remount,bind,ro$(findmnt -no OPTIONS --target "$1" | tr ',' '\\n' | grep -E '^(nosuid|nodev|noexec|noatime|relatime)$' | sed 's/^/,/' | tr -d '\\n')" "$1"; }
for name in usr bin sbin lib lib32 lib64 etc; do
  if [ -L "/$name" ]; then cp -P "/$name" "$R/$name"
  elif [ -d "/$name" ]; then mkdir "$R/$name"; mount --rbind "/$name" "$R/$name"; read_only "$R/$name"
  fi
done
mkdir "$R/proc" "$R/dev" "$R/run" "$R/home"
mount --rbind /proc "$R/proc"
mount --rbind /dev "$R/dev"
mkdir -m 1777 "$R/tmp" && mkdir -p "$R/var" && mkdir -m 1777 "$R/var/tmp"
while [ "$1" != -- ]; do
  kind=$1 source=$2 place=$R$3; shift 3
  if [ -d "$source" ]; then mkdir -p "$place"; elif [ ! -e "$place" ]; then touch "$place"; fi
  mount --rbind "$source" "$place"
  [ "$kind" = write ] || read_only "$place"
done
shift
exec chroot "$R" "$@"`;

type Bind = [kind: 'read' | 'write', source: string, place: string];

/** The last step from root to the account, dropping all of root's privileges for good. */
const asAccount = isRoot
  ? [
      'setpriv',
      `--reuid=${ACCOUNT}`,
      `--regid=${ACCOUNT}`,
      '--clear-groups',
      '--no-new-privs',
      '--inh-caps=-all',
      '--bounding-set=-all',
    ]
  : ['setpriv', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];

const launcher = (place: string, binds: readonly Bind[]) => [
  'unshare',
  '--mount',
  ...(isRoot ? [] : ['--user', '--map-root-user']),
  'sh',
  '-c',
  MACHINE,
  'sh',
  place,
  ...binds.flat(),
  '--',
];

function tryIt(): string {
  const place = mkdtempSync(join(tmpdir(), 'keelstone-sandbox-'));
  const [program = '', ...args] = launcher(place, []);
  const { status, stderr } = spawnSync(program, [...args, ...asAccount, 'true'], { encoding: 'utf8' });
  rmSync(place, { recursive: true, force: true });
  return status === 0
    ? ''
    : `this machine lets nobody make one: ${stderr?.trim().split('\n').at(-1) ?? 'no unshare'}`;
}

/** Why this machine cannot run a sandbox; empty if it can. */
export const NO_SANDBOX = process.platform === 'linux' ? tryIt() : 'only Linux has mount namespaces';

/** A sandbox set up as a deployment's documentation says, with its processes. */
export class Sandbox {
  /** Folders on the host for what the account writes, by their path inside. */
  readonly #folders = new Map<string, string>();
  readonly #deployment: Deployment;
  readonly #place = mkdtempSync(join(tmpdir(), 'keelstone-deployment-'));
  readonly #binds: Bind[];
  #children: ChildProcess[] = [];
  #output = '';

  /** @param binds files such as build output to mount into the checkout */
  constructor(deployment: Deployment) {
    this.#deployment = deployment;
    chmodSync(this.#place, 0o755);
    const own = (name: string) => join(this.#place, name.replaceAll('/', '_'));
    for (const place of [...deployment.writable, ...deployment.readable]) {
      mkdirSync(own(place));
      this.#folders.set(place, own(place));
    }
    mkdirSync(own('machine'));
    const accounts = `root:x:0:0::/root:/bin/sh\n${deployment.account}:x:${ACCOUNT}:${ACCOUNT}::/home/${deployment.account}:/bin/sh\n`;
    writeFileSync(own('passwd'), accounts);
    writeFileSync(own('group'), `root:x:0:\n${deployment.account}:x:${ACCOUNT}:\n`);
    const folder =
      (kind: Bind[0]) =>
      (place: string): Bind => [kind, this.#folders.get(place) ?? '', place];
    this.#binds = [
      ['read', process.execPath, NODE],
      ['read', own('passwd'), '/etc/passwd'],
      ['read', own('group'), '/etc/group'],
      ['read', ROOT, deployment.app],
      ...deployment.writable.map(folder('write')),
      ...deployment.readable.map(folder('read')),
    ];
    // Like systemd with a StateDirectory, and docs/operations.md with the media; an image has its own commands.
    if (deployment.setUp) this.#run(['sh', '-c', deployment.setUp]);
    else for (const place of deployment.writable) this.#run(['chown', `${ACCOUNT}:${ACCOUNT}`, place]);
  }

  get output(): string {
    return this.#output;
  }

  /** The path on the host of a path inside. */
  outside(place: string): string {
    const [inside, folder] = [...this.#folders].find(([each]) => `${place}/`.startsWith(`${each}/`)) ?? [];
    if (!inside || !folder) throw new Error(`${place} is on nothing that outlasts the process.`);
    return folder + place.slice(inside.length);
  }

  /** Runs the preparing commands to completion, then starts the main command. */
  async start(variables: Record<string, string>): Promise<ChildProcess> {
    for (const command of this.#deployment.before) {
      const child = this.#spawn(command, variables);
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${this.#output}`);
    }
    return this.#spawn(this.#deployment.command, variables);
  }

  async stop(): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(this.#place, { recursive: true, force: true });
  }

  /** As root, in a sandbox for this command alone. */
  #run(command: string[]): void {
    if (!isRoot && command[0] === 'chown') return;
    // Without root we cannot change owners: files and process are our own.
    const [program = '', ...args] = [...launcher(join(this.#place, 'machine'), this.#binds), ...command];
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0 && isRoot) throw new Error(`${command.join(' ')} failed: ${stderr}`);
  }

  #spawn([program = '', ...args]: readonly string[], variables: Record<string, string>): ChildProcess {
    const { environment, workingDirectory } = this.#deployment;
    const told = { ...environment, ...variables };
    const node = /(^|\/)node$/.test(program) ? NODE : program;
    const [first = '', ...rest] = [
      ...launcher(join(this.#place, 'machine'), this.#binds),
      ...asAccount,
      'env',
      '-i',
      '-C',
      workingDirectory,
      ...Object.entries(told).map(([name, value]) => `${name}=${value}`),
      node,
      ...args,
    ];
    const child = spawn(first, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        this.#output += chunk;
      });
    }
    this.#children.push(child);
    return child;
  }
}
