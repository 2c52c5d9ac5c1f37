/** For `admin.components` of an array: labels rows by their first text, or by this noun and a number. */
export const rowLabel = (noun: string) => ({
  RowLabel: { path: '/admin/row-label.tsx#RowLabel', clientProps: { noun } },
});
