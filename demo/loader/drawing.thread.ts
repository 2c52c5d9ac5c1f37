import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { type Drawing, drawPicture } from './draw-picture.ts';

// One thread per picture: more would compete with each other.
sharp.concurrency(1);

parentPort?.on('message', async (drawing: Drawing) => {
  parentPort?.postMessage(await drawPicture(drawing));
});
