import { listVocabulary } from '@keelstone/seeds/bench-generator';
import { startLoadGenerator } from './measure-http.ts';
import { listMix, measureMix } from './measure-mix.ts';
import { listScenarios } from './scenarios.ts';

const mix = listMix(listScenarios(listVocabulary()), 10000);
console.log(mix.length, new Set(mix).size, mix.reduce((s, b) => s + b.length, 0) / mix.length);
const g = startLoadGenerator();
for (const mb of (process.env.MBS ?? '32,0').split(',').map(Number))
  console.log(mb, JSON.stringify(await measureMix(g, mix, mb)));
g.kill();
