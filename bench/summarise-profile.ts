import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * Summarises profiles of Node.js (`node --cpu-prof`) as a table: what share of the time was spent in parts of the program,
 * including what they called. Only samples below a function count, so that start and idle time are left out.
 *
 *     node bench/summarise-profile.ts --below handler --parts renderPage,compress before.cpuprofile after.cpuprofile
 */

type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

/** The names of functions on the stack of each sampled node, innermost first. */
function stacksOf({ nodes }: Profile): Map<number, readonly string[]> {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName || '(anonymous)']));
  return new Map(
    nodes.map(({ id }) => {
      const stack: string[] = [];
      for (let at: number | undefined = id; at !== undefined; at = parents.get(at))
        stack.push(names.get(at) ?? '');
      return [id, stack];
    }),
  );
}

/** Microseconds by function, with and without what it called, from the first sample below a function on. */
function sum(profile: Profile, below: string) {
  const stacks = stacksOf(profile);
  const [inclusive, own] = [new Map<string, number>(), new Map<string, number>()];
  let [total, hasBegun] = [0, false];
  for (const [i, sample] of profile.samples.entries()) {
    const stack = stacks.get(sample) ?? [];
    hasBegun ||= stack.includes(below);
    const [innermost = ''] = stack;
    if (!hasBegun || innermost === '(idle)') continue;
    const time = profile.timeDeltas[i] ?? 0;
    total += time;
    own.set(innermost, (own.get(innermost) ?? 0) + time);
    for (const name of new Set(stack)) inclusive.set(name, (inclusive.get(name) ?? 0) + time);
  }
  return { total, inclusive, own };
}

const percent = (time: number, total: number) => `${((100 * time) / total).toFixed(1)} %`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    below: { type: 'string', default: '(root)' },
    parts: { type: 'string' },
    top: { type: 'string', default: '12' },
  },
});
const sums = positionals.map((file) => sum(JSON.parse(readFileSync(file, 'utf8')), values.below));
const [first] = sums;
if (!first) throw new Error('Name at least one .cpuprofile file.');
const longest = (times: Map<string, number>) =>
  [...times]
    .sort((a, b) => b[1] - a[1])
    .slice(0, Number(values.top))
    .map(([name]) => name);
const parts = values.parts?.split(',') ?? [...new Set(sums.flatMap(({ own }) => longest(own)))];
const kind = values.parts ? 'inclusive' : 'own';
console.log(`| ${['function', ...positionals.map((file) => file.split('/').at(-1))].join(' | ')} |`);
console.log(`|---|${positionals.map(() => '---|').join('')}`);
for (const part of parts) {
  const shares = sums.map((each) => percent(each[kind].get(part) ?? 0, each.total));
  console.log(`| ${[`\`${part}\``, ...shares].join(' | ')} |`);
}
