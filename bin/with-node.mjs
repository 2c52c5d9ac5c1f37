#!/usr/bin/env node
// npm run with-node -- PROGRAM …: runs a program on the Node.js that our commands run on, such as `npx vitest` or a bench.
import { become, useRuntime } from './runtime.mjs';

await useRuntime();
const [program, ...args] = process.argv.slice(2);
await become(program ?? 'node', args);
