import type { Block } from 'payload';

/** A block whose closed row says its kind and what is in it. */
export const withLabel = (block: Block): Block => ({
  ...block,
  admin: {
    ...block.admin,
    components: {
      Label: {
        path: '/admin/block-label.tsx#BlockLabel',
        clientProps: { kind: block.labels?.singular },
      },
    },
  },
});
