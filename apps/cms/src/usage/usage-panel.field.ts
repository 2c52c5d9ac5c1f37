import type { Field } from 'payload';

/** Beside the form: where the document is used, and what a deletion would affect (C-13). */
export const usagePanel: Field = {
  name: 'usedOn',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/usage/view/usage-panel.tsx#UsagePanel' },
  },
};
