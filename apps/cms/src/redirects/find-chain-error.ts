import { say } from '@keelstone/languages/say.ts';
import { targetPath } from './normalise-redirect.ts';

/** All redirects as they would be, by source and by target. */
export type RedirectGraph = {
  /** Target of the redirect from a path. */
  to(path: string): string | undefined;
  /** A path that redirects to this one. */
  from(path: string): string | undefined;
};

const arrows = (paths: readonly string[]) => paths.join(' → ');

/** What is wrong with redirects that lead back to their start. */
export const sayCircle = (paths: readonly string[]): string =>
  say('Visitors would go in a circle: {arrows}. Choose another target, or remove one of these redirects.', {
    arrows: arrows(paths),
  });

/** Follows redirects to the end; in a loop, the last is the first one that repeats. */
function walk(from: string, to: string, graph: RedirectGraph): { chain: string[]; isLoop: boolean } {
  const chain = [from, to];
  const seen = new Set([from]);
  for (let path = targetPath(to); path !== null; ) {
    if (seen.has(path)) return { chain, isLoop: true };
    seen.add(path);
    const next = graph.to(path);
    if (next === undefined) break;
    chain.push(next);
    path = targetPath(next);
  }
  return { chain, isLoop: false };
}

/**
 * What is wrong with a redirect in combination with the others, and how to fix it: visitors are redirected once,
 * never twice, and never in a loop.
 */
export function findChainError(
  { from, to }: { from: string; to: string },
  graph: RedirectGraph,
): string | undefined {
  if (targetPath(to) === from) return say('This redirect would lead to itself.');
  const { chain, isLoop } = walk(from, to, graph);
  if (isLoop) return sayCircle(chain);
  if (chain.length > 2) {
    return say(
      '{to} redirects to {value} already, so visitors would be sent on twice: {arrows}. Point to {chain}.',
      { to, value: chain[2], arrows: arrows(chain), chain: chain.at(-1) },
    );
  }
  const before = graph.from(from);
  if (before === undefined) return undefined;
  return say(
    '{before} redirects to {from} already, so visitors would be sent on twice: {arrows}. Point {before} to {to} first.',
    { before, from, arrows: arrows([before, from, to]), to },
  );
}
