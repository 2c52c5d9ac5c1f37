import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import { correct, type PathHolder, PathTakenError, type Projection, unpublish } from '@keelstone/read-model';
import { projectNode } from '../publishing/project-node.ts';
import { addUp, type Correction, type CorrectionWork, correction } from './correction.ts';
import { explainFault } from './explain-fault.ts';
import { type FoundNode, findNode } from './find-nodes.ts';

const project = ({ document }: FoundNode, language: Language, { documents }: CorrectionWork) =>
  document && projectNode(document.type, document.id, language, documents);

function faultOf({ document }: FoundNode, { node }: Projection, error: unknown): Correction {
  const { type, title } = node;
  return correction({
    faults: [{ collection: type, id: document?.id ?? null, title, reason: explainFault(error) }],
  });
}

/**
 * Resolves a conflict with another row that has the node's path. If that row should not have it, it is removed, and
 * its own node is repaired next. Each round removes a wrong row, so this terminates.
 */
async function takePath(
  node: FoundNode,
  projection: Projection,
  { taken, holder }: { taken: PathTakenError; holder: PathHolder },
  work: CorrectionWork,
): Promise<Correction> {
  const other = await findNode(work.executor, holder.nid);
  const rightful = await project(other, holder.language, work);
  if (rightful?.node.path === projection.node.path) return faultOf(node, projection, taken);
  await unpublish(work.executor, { nid: holder.nid, language: holder.language });
  const own = await correctTo(projection, node, work);
  const others = await correctInLanguage(other, holder.language, work);
  const isGone = others.written === 0;
  return addUp(addUp(own, others), correction({ removed: isGone ? 1 : 0 }));
}

async function correctTo(projection: Projection, node: FoundNode, work: CorrectionWork): Promise<Correction> {
  try {
    return correction({ written: (await correct(work.executor, projection)) ? 1 : 0 });
  } catch (error) {
    if (error instanceof PathTakenError && error.holder) {
      return takePath(node, projection, { taken: error, holder: error.holder }, work);
    }
    // Thrown before anything was written; any other error may have aborted the transaction.
    if (error instanceof InvalidNodeError) return faultOf(node, projection, error);
    throw error;
  }
}

async function correctInLanguage(
  node: FoundNode,
  language: Language,
  work: CorrectionWork,
): Promise<Correction> {
  const projection = await project(node, language, work);
  if (projection) return correctTo(projection, node, work);
  return correction({ removed: await unpublish(work.executor, { nid: node.nid, language }) });
}

/**
 * Makes the read model match a node's document in each language. What cannot be published is recorded as an error,
 * and its row stays.
 *
 * @throws any other error; the transaction must end then
 */
export async function correctNode(node: FoundNode, work: CorrectionWork): Promise<Correction> {
  let sum = correction();
  for (const language of LANGUAGES) sum = addUp(sum, await correctInLanguage(node, language, work));
  return sum;
}
