import type { SearchDocument } from '@keelstone/search-index';
import { streamSearchDocuments, streamShortDocuments } from '../generator/generate.ts';

/** A corpus for the comparison: number of documents, of about 400 words or short. */
export type PeerCorpus = { count: number; isShort: boolean };

const SEED = 'bench';
const BATCH = 1000;

/** @param text such as `10000` or `1000000-short` */
export function parseCorpus(text: string): PeerCorpus {
  const [, count, short] = /^(\d+)(-short)?$/.exec(text.trim()) ?? [];
  if (!count) throw new Error(`"${text}" is no size. Write a number, or a number and "-short".`);
  return { count: Number(count), isShort: short !== undefined };
}

export const formatCorpus = ({ count, isShort }: PeerCorpus): string => `${count}${isShort ? '-short' : ''}`;

/**
 * Streams documents in batches, so that only the engine has to hold them. A smaller count is a prefix of a larger
 * one.
 */
export function* streamBatches({ count, isShort }: PeerCorpus): Generator<SearchDocument[]> {
  const stream = isShort ? streamShortDocuments(count, SEED) : streamSearchDocuments(count, SEED);
  let batch: SearchDocument[] = [];
  for (const document of stream) {
    batch.push(document);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The first documents of a corpus. */
export const firstDocuments = (corpus: PeerCorpus, count: number): SearchDocument[] =>
  [...streamBatches({ ...corpus, count: Math.min(corpus.count, count) })].flat();
