import { say } from '@keelstone/languages/say.ts';
import { targetPath } from './normalise-redirect.ts';

/** All redirects as they would be, by source and by target. */
export type RedirectGraph = {
  /** Target of the redirect from a path. */
  to(path: string): string | undefined;
  /** A path that redirects to this one. */
  from(path: string): string | undefined;
};

/** Of a longer chain, a message names the first paths and the last one. */
const MOST_NAMED = 5;

const arrows = (paths: readonly string[]) =>
  (paths.length > MOST_NAMED + 1 ? [...paths.slice(0, MOST_NAMED), '…', ...paths.slice(-1)] : paths).join(
    ' → ',
  );

/** What is wrong with redirects that lead back to their start. */
export const sayCircle = (paths: readonly string[]): string =>
  say('Visitors would go in a circle: {arrows}. Choose another target, or remove one of these redirects.', {
    arrows: arrows(paths),
  });

type ChainEnd = {
  /** The last target, as it is written; in a loop, the first path that repeats. */
  end: string;
  isLoop: boolean;
};

/** Ends that are known already, by paths: all redirects of a file are followed once. */
export type ChainEnds = Map<string, ChainEnd>;

function findEnd(from: string, graph: RedirectGraph, ends: ChainEnds): ChainEnd {
  const places = new Map<string, number>();
  let end = from;
  let known: ChainEnd | undefined;
  for (let path: string | null = from; path !== null; path = targetPath(end)) {
    known = ends.get(path);
    const place = places.get(path);
    if (place !== undefined) {
      for (const member of [...places.keys()].slice(place)) ends.set(member, { end: member, isLoop: true });
      known = { end: path, isLoop: true };
    }
    const next = graph.to(path);
    if (known || next === undefined) break;
    places.set(path, places.size);
    end = next;
  }
  const found = known ?? { end, isLoop: false };
  for (const path of places.keys()) if (!ends.has(path)) ends.set(path, found);
  return ends.get(from) ?? found;
}

/** As much of a chain as a message needs: its first paths, and its end. */
function nameChain(from: string, end: string, graph: RedirectGraph): string[] {
  const chain = [from];
  const seen = new Set<string>();
  for (let path: string | null = from; path !== null && !seen.has(path); ) {
    const next = graph.to(path);
    if (next === undefined) break;
    if (chain.length > MOST_NAMED) return [...chain, end];
    seen.add(path);
    chain.push(next);
    path = targetPath(next);
  }
  return chain;
}

/**
 * What is wrong with a redirect in combination with the others, and how to fix it: visitors are redirected once,
 * never twice, and never in a loop.
 */
export function findChainError(
  { from, to }: { from: string; to: string },
  others: RedirectGraph,
  ends: ChainEnds = new Map(),
): string | undefined {
  if (targetPath(to) === from) return say('This redirect would lead to itself.');
  const graph: RedirectGraph = { ...others, to: (path) => (path === from ? to : others.to(path)) };
  const { end, isLoop } = findEnd(from, graph, ends);
  const chain = nameChain(from, end, graph);
  if (isLoop) return sayCircle(chain);
  if (chain.length > 2) {
    return say(
      '{to} redirects to {value} already, so visitors would be sent on twice: {arrows}. Point to {chain}.',
      { to, value: chain[2], arrows: arrows(chain), chain: end },
    );
  }
  const before = graph.from(from);
  if (before === undefined) return undefined;
  return say(
    '{before} redirects to {from} already, so visitors would be sent on twice: {arrows}. Point {before} to {to} first.',
    { before, from, arrows: arrows([before, from, to]), to },
  );
}
