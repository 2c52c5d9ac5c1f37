import type { ContentType } from '@keelstone/model';
import type { Executor, NodeKey } from '@keelstone/read-model';

/** A node on the list. `added` is the id of the transaction that last put it there. */
export type WaitingNode = NodeKey & { added: string };

/** Nodes to be projected again in the background, in the transaction of the save that changed what they show. */
export async function addWaitingNodes(executor: Executor, nodes: readonly NodeKey[]): Promise<void> {
  await executor.query(
    `insert into editing.waiting_nodes (nid, type)
     select * from unnest($1::integer[], $2::text[]) on conflict (nid) do update set type = excluded.type`,
    [nodes.map(({ nid }) => nid), nodes.map(({ type }) => type)],
  );
}

export async function hasWaitingNodes(executor: Executor): Promise<boolean> {
  return (await executor.query('select from editing.waiting_nodes limit 1')).rows.length > 0;
}

/** Takes the next ones off the list, unless another process is at them. They are back if the transaction fails. */
export async function takeWaitingNodes(executor: Executor, limit: number): Promise<WaitingNode[]> {
  const { rows } = await executor.query(
    `delete from editing.waiting_nodes where nid in (
       select nid from editing.waiting_nodes order by nid limit $1::integer for update skip locked)
     returning nid, type, xmin::text as added`,
    [limit],
  );
  return rows
    .map(({ nid, type, added }) => ({
      nid: Number(nid),
      type: type as ContentType,
      added: String(added),
    }))
    .sort((one, other) => one.nid - other.nid);
}

/** Takes a node off the list. Returns false if it is off already, or has been added again since it was taken. */
export async function dropWaitingNode(executor: Executor, { nid, added }: WaitingNode): Promise<boolean> {
  const { rows } = await executor.query(
    'delete from editing.waiting_nodes where nid = $1::integer and xmin::text = $2::text returning nid',
    [nid, added],
  );
  return rows.length > 0;
}
