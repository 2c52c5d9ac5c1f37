const LEAST = 2;

/** How many numbers from `LEAST` on there are, up to and including `most`. */
export function countUpTo(most: number): number {
  let count = 0;
  for (let number = LEAST; number <= most; number += 1) count += 1;
  return count;
}
