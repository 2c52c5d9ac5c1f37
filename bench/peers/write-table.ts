import type { Timings } from '../percentile.ts';
import type { PeerResult } from './measure-peer.ts';

/** An engine that could not be measured, and why. */
export type PeerFailure = { name: string; reason: string };

const ms = (value: number) => (value < 0.1 ? value.toFixed(3) : value.toFixed(value < 10 ? 2 : 0));
const cell = (timings: Timings | null | undefined) =>
  timings ? `${ms(timings.p50)} / ${ms(timings.p95)}` : '–';
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

/** How many of an engine's totals equal those of our index. */
function agreement(own: PeerResult, peer: PeerResult): string {
  const pairs = Object.entries(peer.totals).flatMap(([name, totals]) =>
    totals.map((total, i) => total === own.totals[name]?.[i]),
  );
  return `${pairs.filter(Boolean).length} of ${pairs.length}`;
}

/** PostgreSQL holds its documents in another process. */
const isElsewhere = ({ name }: PeerResult) => name.startsWith('Postgre');
/** SQLite holds its documents outside the JavaScript heap. */
const isNative = ({ name }: PeerResult) => name.startsWith('SQLite');

function bytesEach({ memory, documents }: PeerResult): string {
  return Math.round((memory.liveBytes - memory.storedBytes) / documents).toLocaleString('en');
}

/** The table of one corpus, our index first, and the engines that could not be measured. */
export function writePeerTable(
  title: string,
  results: readonly PeerResult[],
  failures: readonly PeerFailure[],
): string {
  const [own] = results;
  const reasons = failures.map(({ name, reason }) => `- ${name}: ${reason}`);
  if (!own) return [`### ${title}`, '', ...reasons].join('\n');
  const row = (name: string, toCell: (result: PeerResult) => string) =>
    `| ${[name, ...results.map(toCell)].join(' | ')} |`;
  return [
    `### ${title}`,
    '',
    row('', ({ name }) => name),
    row('---', () => '---'),
    ...Object.keys(own.classes).map((name) => row(name, ({ classes }) => cell(classes[name]))),
    row('one update', ({ update }) => cell(update)),
    row('longest stall at 100 updates/s, time of the main thread (idle before)', ({ stalls }) =>
      stalls ? `${stalls.updating.busy.toFixed(1)} (${stalls.idle.busy.toFixed(1)})` : '–',
    ),
    row('the same by the clock (idle before)', ({ stalls }) =>
      stalls ? `${stalls.updating.clock.toFixed(1)} (${stalls.idle.clock.toFixed(1)})` : '–',
    ),
    row('build, s', ({ buildSeconds }) => buildSeconds.toFixed(1)),
    row('start from a snapshot, s', ({ restart }) => restart?.restoreSeconds.toFixed(2) ?? '–'),
    row('memory of the process, MB', (peer) =>
      isElsewhere(peer) ? '–' : megabytes(peer.memory.residentBytes),
    ),
    row('bytes a document beyond title and address', (peer) =>
      isElsewhere(peer) || isNative(peer) ? '–' : bytesEach(peer),
    ),
    row('totals as ours', (peer) => agreement(own, peer)),
    ...(reasons.length > 0 ? ['', 'Not measured:', '', ...reasons] : []),
  ].join('\n');
}
