import type { CmsUnderTest } from '../test-cms.ts';

export type EntryRow = {
  action: string;
  channel: string;
  actor_id: number | null;
  actor_name: string | null;
  collection: string;
  document_id: number | null;
  title: string | null;
  languages: string[] | null;
  detail: Record<string, unknown> | null;
};

const COLUMNS = 'action, channel, actor_id, actor_name, collection, document_id, title, languages, detail';

/** Reads the audit trail directly from the database. */
export class AuditTrail {
  readonly #cms: CmsUnderTest;
  #read = 0;

  constructor(cms: CmsUnderTest) {
    this.#cms = cms;
  }

  /** Entries added since the last call, in order. */
  async added(): Promise<EntryRow[]> {
    const rows = await this.#cms.query<EntryRow & { id: string }>(
      `select id, ${COLUMNS} from audit.entries where id > $1 order by id`,
      [this.#read],
    );
    this.#read = Number(rows.at(-1)?.id ?? this.#read);
    return rows.map(({ id: _, ...row }) => row);
  }

  /** Skips the entries added so far. */
  async skip(): Promise<void> {
    await this.added();
  }
}
