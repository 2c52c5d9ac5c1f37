import { BatchedCounts, type CounterOptions } from './batched-counts.ts';

/** What pages report of a form: it came into view; somebody entered something. */
type FormStage = 'seen' | 'begun';

/** One report, without anything about the visitor. */
export type CountedForm = {
  formId: number;
  /** Path of a published page, including the language prefix. */
  path: string;
  stage: FormStage;
};

/** Counts how often forms are seen and begun, by day (UTC) and page (C-8). */
export class FormCounter {
  readonly #counts: BatchedCounts<CountedForm & { day: string }>;

  constructor(options: CounterOptions) {
    const kind = {
      name: 'Forms',
      storedBy: 'count_forms',
      columns: ['day', 'formId', 'path', 'stage'] as const,
      addsUp: true,
    };
    this.#counts = new BatchedCounts(kind, options);
  }

  count({ formId, path, stage }: CountedForm): void {
    this.#counts.add({ day: new Date().toISOString().slice(0, 10), formId, path, stage });
  }

  /** Writes pending counts, and closes the connection. */
  stop(): Promise<void> {
    return this.#counts.stop();
  }
}
