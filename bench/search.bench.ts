import { createSearchIndex } from '@keelstone/search-index';
import { generateSearchDocuments, listVocabulary } from './generator/generate.ts';
import {
  type BenchResult,
  describeMachine,
  readLoadAverage,
  type ScenarioResult,
  say,
  writeTable,
} from './report.ts';
import { CORPUS } from './search/corpus.ts';
import { listDifferentRequests, measureDifferent } from './search/different-requests.ts';
import { measureHttp, startLoadGenerator } from './search/measure-http.ts';
import { measureIndex, measureSuggestions } from './search/measure-index.ts';
import { listMix, measureMix } from './search/measure-mix.ts';
import { measurePostgres } from './search/measure-postgres.ts';
import { listScenarios } from './search/scenarios.ts';
import { startGraphqlServer } from './search/start-graphql-server.ts';
import { writeSection } from './write-section.ts';

/** Size of the response cache in megabytes: the default of GRAPHQL_CACHE_MB. */
const CACHE_MB = 32;

/** Measures the engines one after the other, so that each has the machine to itself. */
async function run(): Promise<BenchResult> {
  const loadAverage = readLoadAverage();
  say(`Generating ${CORPUS.count} documents`);
  const documents = generateSearchDocuments(CORPUS.count, CORPUS.seed);
  const index = createSearchIndex({ language: 'en' });
  const start = performance.now();
  for (const document of documents) index.add(document);
  const buildSeconds = (performance.now() - start) / 1000;

  const vocabulary = listVocabulary();
  const scenarios = listScenarios(vocabulary);
  say('The index alone');
  const alone = scenarios.map((scenario) => measureIndex(index, scenario));
  const suggestions = measureSuggestions(index, vocabulary.slice(60, 80));

  say('PostgreSQL');
  const postgres = await measurePostgres(documents, index, scenarios);

  say('POST /graphql');
  // The cache is disabled, so that each request is computed.
  const server = await startGraphqlServer({ GRAPHQL_CACHE_MB: '0' });
  const generator = startLoadGenerator();
  const results: ScenarioResult[] = [];
  try {
    for (const [i, scenario] of scenarios.entries()) {
      const http = await measureHttp(generator, server.url, scenario);
      const [ownTimings, theirTimings] = [alone[i], postgres.timings.get(scenario.name)];
      if (!ownTimings || !theirTimings) continue;
      results.push({ name: scenario.name, index: ownTimings, http, postgres: theirTimings });
    }
  } finally {
    server.stop();
  }
  say('The same mix again and again');
  const mix = listMix(scenarios, CORPUS.count);
  const kept = await measureMix(generator, mix, CACHE_MB);
  const made = await measureMix(generator, mix, 0);
  say('All different');
  const different = await measureDifferent(generator, listDifferentRequests(vocabulary), CACHE_MB);
  generator.kill();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    loadAverage,
    node: process.versions.node,
    postgres: postgres.version,
    documents: CORPUS.count,
    buildSeconds,
    suggestions,
    scenarios: results,
    mix: { kept, made },
    different,
    agreement: { same: postgres.same, compared: postgres.compared },
  };
}

const result = await run();
writeSection('search', writeTable(result), result);
