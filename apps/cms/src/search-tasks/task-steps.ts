import { CONTENT_TYPES, LANGUAGES } from '@keelstone/model';
import { requestReindex } from '@keelstone/read-model';
import { correctNode } from './correct-node.ts';
import { correctAllRedirects, correctSettings } from './correct-site.ts';
import { addUp, type Correction, type CorrectionWork, correction } from './correction.ts';
import { explainFault } from './explain-fault.ts';
import { countNodes, type FoundNode, findNextNodes, findTitle } from './find-nodes.ts';
import type { TaskFault } from './search-task.ts';
import type { TaskRow } from './task-row.ts';
import { sayFailure } from './task-words.ts';

/** One step of a task, run in one transaction: returns the task's new state. */
export type TaskStep = (task: TaskRow, work: CorrectionWork) => Promise<TaskRow>;

/** More errors are counted but not listed: after fixing a hundred, an editor starts a new rebuild anyway. */
const MOST_FAULTS = 100;

function note(task: TaskRow, { written, removed, faults }: Correction, changes: Partial<TaskRow>): TaskRow {
  return {
    ...task,
    ...changes,
    written: task.written + written,
    removed: task.removed + removed,
    faultCount: task.faultCount + faults.length,
    faults: [...task.faults, ...faults].slice(0, MOST_FAULTS),
  };
}

async function begin(task: TaskRow, { executor }: CorrectionWork): Promise<TaskRow> {
  return task.state === 'running' ? task : { ...task, state: 'running', total: await countNodes(executor) };
}

function passNodes(task: TaskRow, nodes: readonly FoundNode[], corrected: Correction, size: number): TaskRow {
  const done = task.done + nodes.length;
  return note(task, corrected, {
    done,
    // Pages created since the start are compared too.
    total: Math.max(task.total, done),
    cursor: nodes.at(-1)?.nid ?? task.cursor,
    stage: nodes.length < size ? 'settings' : 'nodes',
  });
}

/** Reads all documents of a type with one query instead of one each, which is where most of the time went. */
async function readAhead(nodes: readonly FoundNode[], { documents }: CorrectionWork): Promise<void> {
  for (const type of CONTENT_TYPES) {
    const ids = nodes.flatMap(({ document }) => (document?.type === type ? [document.id] : []));
    for (const language of LANGUAGES) await documents.readMany(type, ids, language);
  }
}

async function correctNodes(task: TaskRow, size: number, work: CorrectionWork): Promise<TaskRow> {
  const nodes = await findNextNodes(work.executor, task.cursor, size);
  await readAhead(nodes, work);
  let sum = correction();
  for (const node of nodes) sum = addUp(sum, await correctNode(node, work));
  return passNodes(task, nodes, sum, size);
}

async function finish(task: TaskRow, { executor }: CorrectionWork): Promise<TaskRow> {
  await requestReindex(executor);
  if (task.faultCount === 0) return { ...task, state: 'done' };
  return { ...task, state: 'failed', failure: sayFailure(task) };
}

/** Repairs the next nodes up to a limit; when none are left the settings, then the redirects, then ends the task. */
export const correctNext =
  (size: number): TaskStep =>
  async (claimed, work) => {
    const task = await begin(claimed, work);
    switch (task.stage) {
      case 'nodes':
        return correctNodes(task, size, work);
      case 'settings':
        return note(task, await correctSettings(work), { stage: 'redirects' });
      case 'redirects':
        return note(task, await correctAllRedirects(work), { stage: 'index' });
      default:
        return finish(task, work);
    }
  };

const siteFault = (collection: TaskFault['collection'], title: string, reason: string): Correction =>
  correction({ faults: [{ collection, id: null, title, reason }] });

/** Skips what failed on its own and records that. The end is never skipped. */
export const passOver =
  (error: unknown): TaskStep =>
  async (claimed, work) => {
    const task = await begin(claimed, work);
    const reason = explainFault(error);
    if (task.stage === 'settings')
      return note(task, siteFault('site_settings', 'Site settings', reason), { stage: 'redirects' });
    if (task.stage === 'redirects')
      return note(task, siteFault('redirects', 'Redirects', reason), { stage: 'index' });
    if (task.stage === 'index') throw error;
    const nodes = await findNextNodes(work.executor, task.cursor, 1);
    const faults: TaskFault[] = [];
    for (const node of nodes) {
      const title = await findTitle(work.executor, node);
      faults.push({
        collection: node.document?.type ?? 'page',
        id: node.document?.id ?? null,
        title,
        reason,
      });
    }
    return passNodes(task, nodes, correction({ faults }), 1);
  };
