import { contourStyleOf, drawContours } from '@keelstone/contours';
import type { ContentType } from '@keelstone/model';
import type { DemoNode, DemoTerm } from '@keelstone/seeds';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { limitTo } from './limit-to.ts';

/** Two, because that is how many processors a small machine has, and the database waits for neither. */
const AT_ONCE = 2;
const REPORT_EVERY = 40;
/** The size of a drawing's own grid: lines are scaled without loss, and a smaller grid is drawn sooner. */
const LANDSCAPE = { width: 960, height: 540 };
const PORTRAIT = { width: 640, height: 800 };
/** Pages that open with their picture across the whole width. */
const WIDE: readonly ContentType[] = [
  'landing_page',
  'overview_page',
  'page',
  'platform',
  'product_suite',
  'solution',
];
const WIDE_PIXELS = 1600;
const PIXELS = 1200;

export type Pictures = {
  /** The picture of a node, by its key; to be waited for first. */
  find(key: string): number;
  wait(keys: readonly string[]): Promise<void>;
  waitForAll(): Promise<void>;
};

/** A product suite has a colour of its own; others wear that of the suite they are about. */
function accentOf(node: DemoNode, terms: readonly DemoTerm[]): string | undefined {
  if (node.type === 'product_suite') return node.accent;
  const [suite] = node.productSuites ?? [];
  return terms.find((term) => term.vocabulary === 'product_suites' && term.key === suite)?.accent;
}

/** Quick rather than small: what visitors get is made from it. */
function rasterise(drawing: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing))
    .resize({ width })
    .removeAlpha()
    .webp({ quality: 92, effort: 0 })
    .toBuffer();
}

async function drawAndUpload(payload: Payload, node: DemoNode, terms: readonly DemoTerm[]): Promise<number> {
  const size = node.type === 'person' ? PORTRAIT : LANDSCAPE;
  const drawing = drawContours({
    seed: node.key,
    ...size,
    ...contourStyleOf(node.type, accentOf(node, terms)),
  });
  const data = await rasterise(drawing, WIDE.includes(node.type) ? WIDE_PIXELS : PIXELS);
  const { id } = await payload.create({
    collection: 'images',
    locale: 'en',
    data: { demoKey: node.key, alt: `Contour lines drawn for “${node.title.en}”` },
    file: { data, name: `${node.key}.webp`, mimetype: 'image/webp', size: data.length },
  });
  await payload.update({
    collection: 'images',
    id,
    locale: 'de',
    data: { alt: `Höhenlinien, gezeichnet für „${node.title.de ?? node.title.en}“` },
  });
  return id;
}

async function readExisting(payload: Payload): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'images',
    where: { demoKey: { exists: true } },
    pagination: false,
    depth: 0,
    select: { demoKey: true },
  });
  return new Map(docs.map(({ demoKey, id }) => [demoKey ?? '', id]));
}

/**
 * Begins to draw and upload the pictures that are not there yet, a few at a time, in the order of the nodes: pages are
 * loaded meanwhile, each when its pictures are there.
 */
export async function loadPictures(
  payload: Payload,
  nodes: readonly DemoNode[],
  terms: readonly DemoTerm[],
  report: (line: string) => void,
): Promise<Pictures> {
  const ids = await readExisting(payload);
  const missing = nodes.filter((node) => !ids.has(node.key));
  // One thread for each picture: more would wait for one another.
  sharp.concurrency(1);
  const limit = limitTo(AT_ONCE);
  let done = 0;
  const drawing = new Map(
    missing.map((node) => [
      node.key,
      limit(async () => {
        ids.set(node.key, await drawAndUpload(payload, node, terms));
        done += 1;
        if (done % REPORT_EVERY === 0) report(`Pictures: ${done} of ${missing.length} drawn`);
      }),
    ]),
  );
  const all = Promise.all(drawing.values()).then(() =>
    report(`Pictures: ${missing.length} of ${nodes.length} drawn`),
  );
  // Whoever waits for a picture is told why it failed; the process must not end before that.
  all.catch(() => {});
  return {
    find: (key) => ids.get(key) ?? 0,
    wait: async (keys) => {
      await Promise.all(keys.map((key) => drawing.get(key)));
    },
    waitForAll: () => all,
  };
}
