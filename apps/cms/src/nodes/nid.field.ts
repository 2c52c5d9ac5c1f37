import type { FieldHook, NumberField } from 'payload';
import { transactionOf } from '../database/transaction.ts';

/** Ignores the request's value, also for other fields whose validation uses it. */
const keepGiven: FieldHook = ({ originalDoc, value }) => originalDoc?.nid ?? value;

/** Assigned once, from one sequence for all content types. */
const assignOnce: FieldHook = async ({ operation, originalDoc, req }) => {
  if (operation !== 'create' && originalDoc?.nid) return originalDoc.nid;
  const { rows } = await (await transactionOf(req)).query("select nextval('node_ids') as nid");
  return Number(rows[0]?.nid);
};

/** The node id, by which site, search and GraphQL identify a node. */
export const nidField: NumberField = {
  name: 'nid',
  label: 'Node id',
  type: 'number',
  unique: true,
  index: true,
  hooks: { beforeValidate: [keepGiven], beforeChange: [assignOnce], beforeDuplicate: [() => null] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data) => Boolean(data?.nid),
    description: 'The number under which the website knows this page. It is given once and never changes.',
  },
};
