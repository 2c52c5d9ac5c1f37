import { CONTENT_TYPES, LANGUAGES } from '@keelstone/model';
import { requestReindex } from '@keelstone/read-model';
import { explainError } from './explain-error.ts';
import { countNodes, type FoundNode, findNextNodes, findTitle } from './find-nodes.ts';
import { addUp, type Repair, type RepairWork, repairOf } from './repair.ts';
import { repairNode } from './repair-node.ts';
import { repairAllRedirects, repairSettings } from './repair-site.ts';
import type { TaskError } from './search-task.ts';
import type { TaskRow } from './task-row.ts';

/** One step of a task, run in one transaction: returns the task's new state. */
export type TaskStep = (task: TaskRow, work: RepairWork) => Promise<TaskRow>;

/** More errors are counted but not listed: after fixing a hundred, an editor starts a new rebuild anyway. */
const MOST_ERRORS = 100;

function addRepair(task: TaskRow, { written, removed, errors }: Repair, changes: Partial<TaskRow>): TaskRow {
  return {
    ...task,
    ...changes,
    written: task.written + written,
    removed: task.removed + removed,
    faultCount: task.faultCount + errors.length,
    faults: [...task.faults, ...errors].slice(0, MOST_ERRORS),
  };
}

async function begin(task: TaskRow, { executor }: RepairWork): Promise<TaskRow> {
  return task.state === 'running' ? task : { ...task, state: 'running', total: await countNodes(executor) };
}

function passNodes(task: TaskRow, nodes: readonly FoundNode[], repaired: Repair, size: number): TaskRow {
  const done = task.done + nodes.length;
  return addRepair(task, repaired, {
    done,
    // Pages created since the start are compared too.
    total: Math.max(task.total, done),
    cursor: nodes.at(-1)?.nid ?? task.cursor,
    stage: nodes.length < size ? 'settings' : 'nodes',
  });
}

/** Reads all documents of a type with one query instead of one each, which is where most of the time went. */
async function readAhead(nodes: readonly FoundNode[], { documents }: RepairWork): Promise<void> {
  for (const type of CONTENT_TYPES) {
    const ids = nodes.flatMap(({ document }) => (document?.type === type ? [document.id] : []));
    for (const language of LANGUAGES) await documents.readMany(type, ids, language);
  }
}

async function repairNodes(task: TaskRow, size: number, work: RepairWork): Promise<TaskRow> {
  const nodes = await findNextNodes(work.executor, task.cursor, size);
  await readAhead(nodes, work);
  let sum = repairOf();
  for (const node of nodes) sum = addUp(sum, await repairNode(node, work));
  return passNodes(task, nodes, sum, size);
}

async function finish(task: TaskRow, { executor }: RepairWork): Promise<TaskRow> {
  await requestReindex(executor);
  return { ...task, state: task.faultCount === 0 ? 'done' : 'failed' };
}

/** Repairs the next nodes up to a limit; when none are left the settings, then the redirects, then ends the task. */
export const repairNext =
  (size: number): TaskStep =>
  async (claimed, work) => {
    const task = await begin(claimed, work);
    switch (task.stage) {
      case 'nodes':
        return repairNodes(task, size, work);
      case 'settings':
        return addRepair(task, await repairSettings(work), { stage: 'redirects' });
      case 'redirects':
        return addRepair(task, await repairAllRedirects(work), { stage: 'index' });
      default:
        return finish(task, work);
    }
  };

const siteError = (collection: TaskError['collection'], title: string, reason: TaskError['reason']): Repair =>
  repairOf({ errors: [{ collection, id: null, title, reason }] });

/** Skips what failed on its own and records that. The end is never skipped. */
export const passOver =
  (error: unknown): TaskStep =>
  async (claimed, work) => {
    const task = await begin(claimed, work);
    const { req } = work;
    const reasonFor = (slug: string) => explainError(error, { slug, req, read: () => null });
    if (task.stage === 'settings')
      return addRepair(task, siteError('site_settings', 'Site settings', await reasonFor('site_settings')), {
        stage: 'redirects',
      });
    if (task.stage === 'redirects')
      return addRepair(task, siteError('redirects', 'Redirects', await reasonFor('redirects')), {
        stage: 'index',
      });
    if (task.stage === 'index') throw error;
    const nodes = await findNextNodes(work.executor, task.cursor, 1);
    const errors: TaskError[] = [];
    for (const node of nodes) {
      const title = await findTitle(work.executor, node);
      const collection = node.document?.type ?? 'page';
      errors.push({ collection, id: node.document?.id ?? null, title, reason: await reasonFor(collection) });
    }
    return passNodes(task, nodes, repairOf({ errors }), 1);
  };
