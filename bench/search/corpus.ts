/** The corpus of all parts of the benchmark: the same nodes in every process, generated from one seed. */
export const CORPUS = { count: Number(process.env.BENCH_NODES ?? 10_000), seed: 'bench' };
