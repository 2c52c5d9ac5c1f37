import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import { correct, type PathHolder, PathTakenError, type Projection, unpublish } from '@keelstone/read-model';
import { projectNode } from '../publishing/project-node.ts';
import { explainError } from './explain-error.ts';
import { type FoundNode, findNode } from './find-nodes.ts';
import { addUp, type Repair, type RepairWork, repairOf } from './repair.ts';

const project = ({ document }: FoundNode, language: Language, { documents }: RepairWork) =>
  document && projectNode(document.type, document.id, language, documents);

async function errorOf(
  { document }: FoundNode,
  { node }: Projection,
  { error, work: { req, documents } }: { error: unknown; work: RepairWork },
): Promise<Repair> {
  const { type, nid, title } = node;
  const id = document?.id ?? null;
  const read = (language: Language) => (id === null ? null : documents.read(type, id, language));
  const reason = await explainError(error, { slug: type, nid, req, read });
  return repairOf({ errors: [{ collection: type, id, title, reason }] });
}

/**
 * Resolves a conflict with another row that has the node's path. If that row should not have it, it is removed, and
 * its own node is repaired next. Each round removes a wrong row, so this terminates.
 */
async function takePath(
  node: FoundNode,
  projection: Projection,
  { taken, holder }: { taken: PathTakenError; holder: PathHolder },
  work: RepairWork,
): Promise<Repair> {
  const other = await findNode(work.executor, holder.nid);
  const rightful = await project(other, holder.language, work);
  if (rightful?.node.path === projection.node.path) return errorOf(node, projection, { error: taken, work });
  await unpublish(work.executor, { nid: holder.nid, language: holder.language });
  const own = await repairTo(projection, node, work);
  const others = await repairInLanguage(other, holder.language, work);
  const isGone = others.written === 0;
  return addUp(addUp(own, others), repairOf({ removed: isGone ? 1 : 0 }));
}

async function repairTo(projection: Projection, node: FoundNode, work: RepairWork): Promise<Repair> {
  try {
    return repairOf({ written: (await correct(work.executor, projection)) ? 1 : 0 });
  } catch (error) {
    if (error instanceof PathTakenError && error.holder) {
      return takePath(node, projection, { taken: error, holder: error.holder }, work);
    }
    // Thrown before anything was written; any other error may have aborted the transaction.
    if (error instanceof InvalidNodeError) return errorOf(node, projection, { error, work });
    throw error;
  }
}

async function repairInLanguage(node: FoundNode, language: Language, work: RepairWork): Promise<Repair> {
  const projection = await project(node, language, work);
  if (projection) return repairTo(projection, node, work);
  return repairOf({ removed: await unpublish(work.executor, { nid: node.nid, language }) });
}

/**
 * Makes the read model match a node's document in each language. What cannot be published is recorded as an error,
 * and its row stays.
 *
 * @throws any other error; the transaction must end then
 */
export async function repairNode(node: FoundNode, work: RepairWork): Promise<Repair> {
  let sum = repairOf();
  for (const language of LANGUAGES) sum = addUp(sum, await repairInLanguage(node, language, work));
  return sum;
}
