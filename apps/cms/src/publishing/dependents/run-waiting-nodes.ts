import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import { MissingPathError } from '@keelstone/editing/projection/node-path.ts';
import { PathTakenError } from '@keelstone/read-model';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../../database/in-transaction.ts';
import { poll, type Runner } from '../../database/poll.ts';
import { lockPublishing, StillLoadingError } from '../../database/publishing-lock.ts';
import { readerOf } from '../../database/transaction.ts';
import { PayloadDocumentReader } from '../document-reader.ts';
import { republish } from './republish.ts';
import { dropWaitingNode, hasWaitingNodes, takeWaitingNodes, type WaitingNode } from './waiting-nodes.ts';

/** Whether nodes were waiting. */
type StepResult = 'nothing' | 'worked';

/** Polling intervals: an editor who looks at a page that shows what was saved must not have to load it twice. */
const LOOK_MS: Record<StepResult, number> = { nothing: 250, worked: 0 };

/** In one transaction. A concurrent save waits for one batch at most: some tenths of a second. */
const AT_ONCE = 20;

const ERRORS_OF_NODES = [InvalidNodeError, PathTakenError, MissingPathError, APIError, TypeError, RangeError];
/** SQLSTATE classes: data that does not fit, and constraints. */
const DATA_ERRORS = /^2[23]/;

/** Whether a node would fail again, too. Others are tried again: the database is busy or gone, or pages are loaded. */
function isOfNode(error: unknown): boolean {
  if (error instanceof StillLoadingError) return false;
  if (ERRORS_OF_NODES.some((type) => error instanceof type)) return true;
  return error instanceof Error && 'code' in error && DATA_ERRORS.test(String(error.code));
}

/** A batch that was rolled back, because one of its nodes cannot be published with what it shows now. */
class CannotRepublishError extends Error {
  readonly nodes: readonly WaitingNode[];

  constructor(nodes: readonly WaitingNode[], cause: unknown) {
    super('Some pages cannot show what was published', { cause });
    this.name = 'CannotRepublishError';
    this.nodes = nodes;
  }
}

/**
 * Waits in line for the lock, so that batches and saves take turns: if it only tried, editors who publish one after
 * another would keep the others from ever being right.
 */
const attempt = (payload: Payload, size: number): Promise<StepResult> =>
  inTransaction(payload, async (req, executor) => {
    await lockPublishing(executor);
    const nodes = await takeWaitingNodes(executor, size);
    try {
      await republish(nodes, { req, executor, documents: new PayloadDocumentReader(req) });
    } catch (error) {
      throw isOfNode(error) ? new CannotRepublishError(nodes, error) : error;
    }
    return nodes.length > 0 ? 'worked' : 'nothing';
  });

/**
 * Drops a node that cannot be published with what it shows now. It stays as it was, and a rebuild names it with
 * the reason. If another process has dropped it meanwhile, or what it shows has been published again, nothing is dropped:
 * taking the first on the list instead would drop a page that only waits.
 */
async function drop(payload: Payload, { nodes: [node], cause }: CannotRepublishError): Promise<StepResult> {
  if (node === undefined) return 'nothing';
  if (await inTransaction(payload, (_, executor) => dropWaitingNode(executor, node))) {
    const { nid, type } = node;
    payload.logger.error(
      { err: cause, node: { nid, type } },
      'A page cannot show what was published, and stays as it was',
    );
  }
  return 'worked';
}

/** After a failed batch, each node on its own; only those that fail again are dropped. */
async function attemptOneByOne(payload: Payload): Promise<StepResult> {
  let result: StepResult = 'worked';
  for (let count = 0; count < AT_ONCE && result === 'worked'; count += 1) {
    result = await attempt(payload, 1).catch((error: unknown) => {
      if (!(error instanceof CannotRepublishError)) throw error;
      return drop(payload, error);
    });
  }
  return result;
}

/**
 * Projects the next waiting nodes again.
 *
 * @throws StillLoadingError while new pages are loaded, and errors of the database; nothing is lost then, and the next
 * call resumes
 */
export async function runWaitingNodes(payload: Payload): Promise<StepResult> {
  if (!(await hasWaitingNodes(await readerOf({ payload } as PayloadRequest)))) return 'nothing';
  return attempt(payload, AT_ONCE).catch((error: unknown) => {
    if (!(error instanceof CannotRepublishError)) throw error;
    payload.logger.warn({ err: error.cause }, 'Pages are projected again one by one');
    return attemptOneByOne(payload);
  });
}

/**
 * Projects nodes again that show something that was published (C-3). Several processes may run it on one database;
 * whichever is killed, its batch stays on the list.
 */
export const republishWaitingNodes = (payload: Payload): Runner =>
  poll(async () => {
    try {
      return LOOK_MS[await runWaitingNodes(payload)];
    } catch (error) {
      if (error instanceof StillLoadingError) return LOOK_MS.nothing;
      payload.logger.error({ err: error }, 'Waiting pages cannot be projected; trying again');
      return LOOK_MS.nothing;
    }
  });
