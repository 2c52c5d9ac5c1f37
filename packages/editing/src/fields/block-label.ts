import type { Block } from 'payload';

/** Adds a label that shows a collapsed block's kind and content. */
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
