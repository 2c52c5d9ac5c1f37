/**
 * `*` matches any sequence of characters, every other character only itself; both ends are anchored (N-3). Each part
 * between asterisks is found at its first place, which is as good as any other: a regular expression would try them all.
 */
function matches(pattern: string, path: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return pattern === path;
  const end = path.length - last.length;
  if (end < first.length || !path.startsWith(first) || !path.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
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
