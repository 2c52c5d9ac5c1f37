import { runScript } from './run-script.ts';

runScript(async () => (await import('./demo/load-demo.ts')).loadDemo);
