import type { Field } from 'payload';

/** Where a document is used, beside its form: what would lose it if it were deleted (C-13). */
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
