/**
 * Makes names that occur once: the first keeps its words, the next with the same words have 2, 3 and so on behind them.
 *
 * @param taken names that are there already; those that are made are added
 */
export function uniqueNames(taken: Set<string>): (words: string) => string {
  /** Of words that came before: the first number that may be free. Without it, thousands of the same would take seconds. */
  const numbers = new Map<string, number>();
  return (words) => {
    let name = words;
    let number = numbers.get(words) ?? 2;
    for (; taken.has(name); number += 1) name = `${words}-${number}`;
    numbers.set(words, number);
    taken.add(name);
    return name;
  };
}
