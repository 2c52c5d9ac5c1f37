import { getPayload, type Payload } from 'payload';
import { writeSessionsOnly } from '../accounts/write-sessions-only.ts';
import { checkCommits } from '../database/check-commits.ts';
import { orderRevisions } from '../database/order-revisions.ts';
import { surviveLostConnections } from '../database/survive-lost-connections.ts';
import { settleAfterTransactions } from '../media/storage/settle-after-transactions.ts';
import { loadLexical } from './load-lexical.ts';

type OpenOptions = {
  connects?: boolean;
  /** Opens a separate instance where another may be open in the same process. */
  key?: string;
};

/** Each of these wraps what is there: twice, every commit would be checked twice. */
const prepared = new WeakSet<Payload>();

function prepare(payload: Payload): void {
  if (prepared.has(payload)) return;
  prepared.add(payload);
  surviveLostConnections(payload);
  settleAfterTransactions(payload);
  checkCommits(payload);
  orderRevisions(payload);
  writeSessionsOnly(payload);
}

/** Opens Payload without its server, for scripts. Neither migrates nor creates an administrator. */
export async function openPayload(options: OpenOptions = {}): Promise<Payload> {
  await loadLexical();
  const { default: config } = await import('./payload.config.ts');
  const payload = await getPayload({
    config,
    ...(options.key ? { key: options.key } : {}),
    disableOnInit: true,
    disableDBConnect: options.connects === false,
  });
  prepare(payload);
  return payload;
}
