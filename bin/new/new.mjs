#!/usr/bin/env node
// npm run new -- section|paragraph|type NAME, or language CODE: a folder with a working, tested minimum, its lines in the
// registries, and what is generated of them. It writes all of it, or says why not and writes nothing.
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Advice, explain, step } from '../progress.mjs';
import { root } from '../project.mjs';
import { paragraphPlan, sectionPlan } from './block.mjs';
import { languagePlan } from './language.mjs';
import { carryOut } from './plan.mjs';
import { typePlan } from './type.mjs';

const PLANS = { section: sectionPlan, paragraph: paragraphPlan, type: typePlan, language: languagePlan };

/** What would be made. @throws Advice when it cannot be */
export function planOf(thing, name, ...others) {
  if (!Object.hasOwn(PLANS, thing ?? ''))
    throw new Advice(
      `${thing ? `There is no generator for "${thing}"` : 'Say what to make'}: npm run new -- ${Object.keys(PLANS).join('|')} NAME`,
    );
  if (!name) throw new Advice(`Give the ${thing} a name: npm run new -- ${thing} NAME`);
  if (others.length > 0)
    throw new Advice(
      `It makes one ${thing} at a time, and has no options: leave out "${others.join(' ')}". Nothing was written.`,
    );
  return PLANS[thing](name);
}

/**
 * Runs a command that a plan ends with.
 *
 * @public new.integration.test.mjs calls it in a copy of the tree
 * @throws Advice with all it printed when it fails
 */
export async function run(command, environment = process.env) {
  const [program, ...args] = command;
  try {
    await promisify(execFile)(program, args, { cwd: root, env: environment, maxBuffer: 2 ** 26 });
  } catch ({ stdout, stderr }) {
    throw new Advice(
      `${stdout}${stderr}\nThe sources are written, but this command failed: ${command.join(' ')}\nCorrect what it says, and run it again.`,
    );
  }
}

async function make() {
  const plan = planOf(...process.argv.slice(2));
  const paths = carryOut(plan);
  console.log(paths.map((path) => `  ${path}`).join('\n'));
  for (const command of plan.commands) await step(command.join(' '), () => run(command));
  console.log(`\n${plan.next.map((line) => `- ${line}`).join('\n')}\n- Then: npm test`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  make().catch((error) => {
    explain(error);
    process.exitCode = 1;
  });
