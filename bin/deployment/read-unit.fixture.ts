import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Deployment, readEnvironmentFile } from './deployment.fixture.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');

/** Where docs/operations.md puts the link to the current release. */
export const CURRENT = '/opt/keelstone/current';

/** The settings in a unit's `[Service]` section; a setting may occur several times (systemd.syntax). */
export function readService(name: string): (setting: string) => string[] {
  const text = readFileSync(join(DEPLOY, name), 'utf8');
  const section = /^\[Service\]\n(.*?)(?=^\[|$(?![\s\S]))/ms.exec(text)?.[1] ?? '';
  const pairs = section
    .split('\n')
    .filter((line) => /^[A-Z]\w*=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return (setting) => pairs.filter(([name]) => name === setting).map(([, value = '']) => value);
}

/** Reads one of our units like systemd, as far as it says where the service runs and what it may write to. */
export function readUnit(name: string): Deployment {
  const settings = readService(name);
  const [account = ''] = settings('User');
  const words = (setting: string) => settings(setting).flatMap((value) => value.split(/\s+/));
  const fileVariables = settings('EnvironmentFile').map((file) =>
    readEnvironmentFile(readFileSync(join(DEPLOY, basename(file)), 'utf8')),
  );
  return {
    account,
    app: CURRENT,
    workingDirectory: settings('WorkingDirectory')[0] ?? '/',
    environment: Object.assign(
      { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin', USER: account, HOME: `/home/${account}` },
      ...settings('Environment').map((pair) => readEnvironmentFile(pair)),
      ...fileVariables,
    ),
    writable: [...words('StateDirectory').map((each) => `/var/lib/${each}`), ...words('ReadWritePaths')],
    readable: words('ReadOnlyPaths').filter((path) => path !== '/opt/keelstone'),
    setUp: '',
    before: settings('ExecStartPre').map((line) => line.split(/\s+/)),
    command: settings('ExecStart')[0]?.split(/\s+/) ?? [],
  };
}
