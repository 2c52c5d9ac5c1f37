import type { ContentType } from '@keelstone/model';
import type { DemoNode, DemoTerm } from '@keelstone/seeds';
import { contourStyleOf, drawContours } from '@keelstone/seeds/contour';
import type { Payload } from 'payload';
import sharp from 'sharp';

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

/** The picture of a node, by its key. */
export type FindPicture = (key: string) => number;

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

/** Draws and uploads the pictures that are not there yet, a few at a time. */
export async function loadPictures(
  payload: Payload,
  nodes: readonly DemoNode[],
  terms: readonly DemoTerm[],
  report: (line: string) => void,
): Promise<FindPicture> {
  const { docs } = await payload.find({
    collection: 'images',
    where: { demoKey: { exists: true } },
    pagination: false,
    depth: 0,
    select: { demoKey: true },
  });
  const ids = new Map(docs.map(({ demoKey, id }) => [demoKey ?? '', id]));
  const missing = nodes.filter((node) => !ids.has(node.key));
  let done = 0;
  const queue = missing.values();
  const work = async () => {
    for (const node of queue) {
      ids.set(node.key, await drawAndUpload(payload, node, terms));
      done += 1;
      if (done % REPORT_EVERY === 0) report(`Pictures: ${done} of ${missing.length} drawn`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  report(`Pictures: ${missing.length} of ${nodes.length} drawn`);
  return (key) => ids.get(key) ?? 0;
}
