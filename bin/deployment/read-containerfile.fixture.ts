import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Deployment, readEnvironmentFile } from './deployment.fixture.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');

/** Instructions of the last stage, which is the image; the one before only builds. */
function readStage(): [instruction: string, value: string][] {
  const lines = readFileSync(join(DEPLOY, 'Containerfile'), 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));
  const stage = lines
    .slice(last + 1)
    .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
  // As the image is built without build arguments.
  const defaults = Object.fromEntries(
    stage.filter(([name]) => name === 'ARG').map(([, value]) => value.split('=', 2)),
  );
  return stage.map(([name, value]) => [
    name,
    value.replaceAll(/\$(\w+)/g, (whole, argument) => defaults[argument] ?? whole),
  ]);
}

/** The commands in the file's header for a part, each after its name. */
function commandOf(part: 'site' | 'CMS'): string[][] {
  const text = readFileSync(join(DEPLOY, 'Containerfile'), 'utf8');
  const line = new RegExp(`^# +${part} +(node .*)$`, 'm').exec(text)?.[1] ?? '';
  return line.split(', after ').map((command) => command.trim().split(/\s+/));
}

/** Reads how a container of our image runs, with the variables of `deploy/site.env` or `deploy/cms.env`. */
export function readContainerfile(part: 'site' | 'CMS'): Deployment {
  const stage = readStage();
  const all = (instruction: string) =>
    stage.filter(([name]) => name === instruction).map(([, value]) => value);
  const [account = ''] = all('USER');
  const given = readEnvironmentFile(readFileSync(join(DEPLOY, `${part.toLowerCase()}.env`), 'utf8'));
  // The header says that the image sets its own.
  const { MEDIA_DIR: _media, ...ofPart } = given;
  const ownCommand = JSON.parse(all('CMD')[0] ?? '[]') as string[];
  const [command = [], ...before] = part === 'site' ? [ownCommand] : commandOf(part);
  return {
    account,
    app: '/app',
    workingDirectory: all('WORKDIR')[0] ?? '/',
    environment: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: `/home/${account}`,
      ...Object.assign({}, ...all('ENV').map((pairs) => readEnvironmentFile(pairs.split(/\s+/).join('\n')))),
      ...ofPart,
    },
    writable: all('VOLUME'),
    readable: [],
    setUp: all('RUN').join(' && '),
    before,
    command,
  };
}
