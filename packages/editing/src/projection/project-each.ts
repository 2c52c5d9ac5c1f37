/** Projects rows one after the other, and leaves out those without visible content. */
export async function projectEach<From, To>(
  rows: readonly From[] | null | undefined,
  project: (row: From) => To | null | Promise<To | null>,
): Promise<To[]> {
  const projected: To[] = [];
  for (const row of rows ?? []) {
    const value = await project(row);
    if (value !== null) projected.push(value);
  }
  return projected;
}
