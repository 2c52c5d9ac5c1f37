/** `*` stands for any run of characters; every other character means itself; both ends are anchored (N-3). */
function matches(pattern: string, path: string): boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`, 's').test(path);
}

/**
 * Whether a list of patterns holds for a path. A pattern that begins with `!` keeps its paths out; a list of nothing
 * else means everywhere but there. An empty list holds nowhere.
 */
export function matchesPaths(patterns: readonly string[], path: string): boolean {
  const given = patterns.map((pattern) => pattern.trim()).filter((pattern) => pattern.replace(/^!/, ''));
  const excluding = given.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const including = given.filter((pattern) => !pattern.startsWith('!'));
  if (given.length === 0 || excluding.some((pattern) => matches(pattern, path))) return false;
  return including.length === 0 || including.some((pattern) => matches(pattern, path));
}
