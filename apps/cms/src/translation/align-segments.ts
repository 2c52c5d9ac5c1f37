/** Whether texts have the same segments. */
export const isSameText = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Lengths of the longest common subsequences of the remaining parts. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as number[];
      const next = lengths[i + 1] as number[];
      row[j] = one[i] === other[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

export type Difference = { kind: 'same' | 'removed' | 'added'; text: string };

/** What differs between two lists of words or segments, in order. */
export function differences(former: readonly string[], now: readonly string[]): Difference[] {
  const lengths = commonLengths(former, now);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const result: Difference[] = [];
  let i = 0;
  let j = 0;
  while (i < former.length || j < now.length) {
    const isSame = i < former.length && j < now.length && former[i] === now[j];
    if (isSame) result.push({ kind: 'same', text: now[j++] ?? '' });
    else if (i < former.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1)))
      result.push({ kind: 'removed', text: former[i] ?? '' });
    else result.push({ kind: 'added', text: now[j++] ?? '' });
    if (isSame || result.at(-1)?.kind === 'removed') i += 1;
  }
  return result;
}

/** Above this, comparing word by word takes too long, and helps nobody. */
const MOST_WORDS = 1200;

/** What differs between two texts, word by word. */
export function wordDifferences(former: string, now: string): Difference[] {
  const split = (text: string) => text.split(/(\s+)/).filter((part) => part !== '');
  const [one, other] = [split(former), split(now)];
  if (one.length + other.length > MOST_WORDS)
    return [
      { kind: 'removed', text: former },
      { kind: 'added', text: now },
    ];
  const merged: Difference[] = [];
  for (const difference of differences(one, other)) {
    const last = merged.at(-1);
    if (last?.kind === difference.kind) last.text += difference.text;
    else merged.push({ ...difference });
  }
  return merged;
}

/**
 * Of what the source was and is, together. Each is compared with each: with ten times as many, that takes gigabytes. A long
 * page has 300.
 */
export const MOST_SEGMENTS = 5000;

/**
 * For each segment of the source, the index of the segment that translates it: by position, or by what the source was
 * when it was translated, so that a new paragraph in the middle does not shift what follows, and one that was moved is
 * found where it is now. More than there can be in any page are taken by position.
 */
export function alignSegments(
  source: readonly string[],
  targets: number,
  former?: readonly string[],
): (number | null)[] {
  const isKnown = former?.length === targets && former.length + source.length <= MOST_SEGMENTS;
  if (!isKnown) {
    return source.map((_, index) => (index < targets ? index : null));
  }
  let next = 0;
  const steps = differences(former, source).map(({ kind, text }) => ({
    kind,
    text,
    place: kind === 'added' ? null : next++,
  }));
  const removed = Map.groupBy(
    steps.filter(({ kind }) => kind === 'removed'),
    ({ text }) => text,
  );
  const moved = new Map(
    steps.flatMap((step) => {
      const from = step.kind === 'added' ? removed.get(step.text)?.shift() : undefined;
      return from ? [[step, from.place] as const] : [];
    }),
  );
  const taken = new Set(moved.values());
  let replaced: (number | null)[] = [];
  return steps.flatMap((step) => {
    if (step.kind === 'added') return [moved.get(step) ?? replaced.shift() ?? null];
    if (step.kind === 'same') replaced = [];
    else if (!taken.has(step.place)) replaced.push(step.place);
    return step.kind === 'same' ? [step.place] : [];
  });
}
