import cluster from 'node:cluster';
import { join } from 'node:path';
import { FIRST_FONTS } from '@keelstone/brand/built-files.ts';
import { CannotListenError } from '@keelstone/model/requests/cannot-listen';
import { openOwnFolder, UnwritableFolderError } from '@keelstone/model/requests/own-folder';
import { PortTakenError } from '@keelstone/model/requests/port-taken';
import type { FastifyInstance } from 'fastify';
import { openDrawingThread } from '../discovery/share-images/drawing-thread.ts';
import { MissingBuildError, readClientAssets } from '../http/files/client-assets.ts';
import { registerClientFiles } from '../http/files/client-files.ts';
import { createLogger } from '../http/health/create-logger.ts';
import { runProcesses } from '../http/processes/run-processes.ts';
import { ProcessNotReadyError } from '../http/processes/site-processes.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { runSite } from './run-site.ts';
import { startSite } from './start-site.ts';

// Node.js 24 allocates small buffers in slabs of 64 kB, and a slab is freed only when all its buffers are:
// buffers that pages keep for a few seconds would retain eight times as much memory as with the former slabs of
// 8 kB (docs/operations.md).
Buffer.poolSize = 8 * 1024;

/** `dist/client`, beside the folder that contains the build of this file. */
const CLIENT_DIRECTORY = join(import.meta.dirname, '..', 'client');

/** Built beside this file. */
const SHARE_IMAGE_WORKER = join(import.meta.dirname, 'share-image-worker.js');

/** Errors whose message says what to do: a stack trace would not help. */
const EXPLAINED = [
  CannotListenError,
  ConfigurationError,
  MissingBuildError,
  PortTakenError,
  ProcessNotReadyError,
  UnwritableFolderError,
];

try {
  const configuration = readConfiguration(process.env);
  // Not in a worker that takes the place of another: visitors are better served without that disk than not at all.
  if (cluster.isPrimary)
    openOwnFolder(
      'SUBMISSIONS_DIR',
      configuration.submissionsDirectory,
      'what visitors send while the database is down would be refused',
      0o700,
    );
  const assets = await readClientAssets(CLIENT_DIRECTORY, FIRST_FONTS);
  const serveClient = (app: FastifyInstance) => registerClientFiles(app, CLIENT_DIRECTORY);
  if (configuration.processes > 1 && cluster.isPrimary) {
    await runProcesses(configuration, createLogger(configuration.logLevel));
  } else {
    const drawing = openDrawingThread(SHARE_IMAGE_WORKER);
    await runSite((signal) => startSite(configuration, { assets, serveClient, drawing }, signal));
  }
} catch (error) {
  const isExplained = EXPLAINED.some((kind) => error instanceof kind);
  console.error(isExplained ? (error as Error).message : error);
  process.exit(1);
}
