import { ACCEPTED_SURVIVORS } from './accepted-survivors.ts';
import { describeMutant, type Mutant, nameOf } from './mutant.ts';
import type { Outcome } from './run-mutants.ts';

/** The share of mutants that tests must kill in each module. */
export const LEAST_SCORE = 0.85;

export const scoreOf = ({ mutants, survivors }: Outcome): number =>
  mutants.length === 0 ? 1 : 1 - survivors.length / mutants.length;

const percent = (score: number) => `${(Math.floor(score * 1000) / 10).toFixed(1)} %`;

/** The reason why a mutant may survive; undefined without one. Line numbers change, so they are ignored. */
function reasonFor(mutant: Mutant): string | undefined {
  const name = nameOf(mutant);
  return ACCEPTED_SURVIVORS.find((each) => each.file === mutant.file && each.mutant === name)?.reason;
}

/** The result of a module's run, for the terminal. */
export function say(name: string, outcome: Outcome): string {
  const { mutants, survivors, unreached, unrepeatable } = outcome;
  const killed = mutants.length - survivors.length;
  const lines = [`${name}: ${percent(scoreOf(outcome))} (${killed} of ${mutants.length} killed)`];
  for (const survivor of survivors) {
    const why =
      reasonFor(survivor) ?? (unreached.has(survivor.id) ? 'NO TEST REACHES IT' : 'NO REASON GIVEN');
    lines.push(`  ${describeMutant(survivor)}\n    ${why}`);
  }
  for (const [test, why] of unrepeatable)
    lines.push(`  took no part, for it fails a second time: ${test}\n    ${why}`);
  return lines.join('\n');
}

/** The page of results, in Markdown. */
export function writePage(outcomes: ReadonlyMap<string, Outcome>): string {
  const rows = [...outcomes].map(
    ([name, outcome]) =>
      `| ${name} | ${outcome.mutants.length} | ${outcome.mutants.length - outcome.survivors.length} | ${percent(scoreOf(outcome))} |`,
  );
  const code = (text: string) => `\`${text.replaceAll('`', 'ˋ').replaceAll('|', '\\|')}\``;
  const survivors = [...outcomes].flatMap(([name, { survivors }]) =>
    survivors.map(
      (survivor) =>
        `| ${name} | ${code(describeMutant(survivor))} | ${reasonFor(survivor) ?? 'no reason given'} |`,
    ),
  );
  return [
    '# Mutants',
    '',
    'Written by `npm run mutate`; what it does and how to read it is in [docs/testing.md](../docs/testing.md).',
    '',
    '| module | mutants | killed | score |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
    '## Survivors',
    '',
    '| module | mutant | why no test kills it |',
    '| --- | --- | --- |',
    ...survivors,
    '',
  ].join('\n');
}
