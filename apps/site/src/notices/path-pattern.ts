/** `*` matches any sequence of characters, every other character only itself; both ends are anchored (N-3). */
function matches(pattern: string, path: string): boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`, 's').test(path);
}

/**
 * Whether a path matches a list of patterns. A pattern that begins with `!` excludes paths; a list with only
 * such patterns matches everything else. An empty list matches nothing.
 */
export function matchesPaths(patterns: readonly string[], path: string): boolean {
  const given = patterns.map((pattern) => pattern.trim()).filter((pattern) => pattern.replace(/^!/, ''));
  const excluding = given.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const including = given.filter((pattern) => !pattern.startsWith('!'));
  if (given.length === 0 || excluding.some((pattern) => matches(pattern, path))) return false;
  return including.length === 0 || including.some((pattern) => matches(pattern, path));
}
