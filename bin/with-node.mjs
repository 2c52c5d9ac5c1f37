#!/usr/bin/env node
// npm run with-node -- PROGRAM …: runs a program, such as `npx vitest` or a benchmark, on the Node.js release of
// our commands.
import { become, useRuntime } from './runtime.mjs';

await useRuntime();
const [program, ...args] = process.argv.slice(2);
await become(program ?? 'node', args);
