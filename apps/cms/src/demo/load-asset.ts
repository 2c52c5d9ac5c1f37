import type { DemoNodeOf } from '@keelstone/seeds';
import type { Payload } from 'payload';
import { writePdf } from './write-pdf.ts';

/** The PDF that a resource links to, made from its text once; undefined for a resource without one. */
export async function loadAsset(payload: Payload, node: DemoNodeOf<'resource'>): Promise<number | undefined> {
  if (!node.linksToAsset) return undefined;
  const { docs } = await payload.find({
    collection: 'files',
    where: { demoKey: { equals: node.key } },
    limit: 1,
    depth: 0,
  });
  if (docs[0]) return docs[0].id;
  const data = await writePdf(node.title.en, node.body.en);
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
