import type { DemoNodeOf } from '@keelstone/seeds';
import type { Payload } from 'payload';
import { writePdf } from './write-pdf.ts';

/** What a resource says of the PDF that it links to, which is made from its text once; nothing for one without. */
export async function loadAsset(
  payload: Payload,
  node: DemoNodeOf<'resource'>,
): Promise<{ asset?: number; linksToAsset?: true; pageCount?: number }> {
  if (!node.linksToAsset) return {};
  const { data, pageCount } = await writePdf(node.title.en, node.body.en);
  return { asset: await storeOnce(payload, node, data), linksToAsset: true, pageCount };
}

async function storeOnce(payload: Payload, node: DemoNodeOf<'resource'>, data: Buffer): Promise<number> {
  const { docs } = await payload.find({
    collection: 'files',
    where: { demoKey: { equals: node.key } },
    limit: 1,
    depth: 0,
  });
  if (docs[0]) return docs[0].id;
  const { id } = await payload.create({
    collection: 'files',
    locale: 'en',
    data: { demoKey: node.key, title: node.title.en },
    file: { data, name: `${node.key}.pdf`, mimetype: 'application/pdf', size: data.length },
  });
  if (node.title.de)
    await payload.update({ collection: 'files', id, locale: 'de', data: { title: node.title.de } });
  return id;
}
