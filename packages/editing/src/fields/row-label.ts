/** For `admin.components` of an array: its rows are labelled by their first words, or by this noun and a number. */
export const rowLabel = (noun: string) => ({
  RowLabel: { path: '/admin/row-label.tsx#RowLabel', clientProps: { noun } },
});
