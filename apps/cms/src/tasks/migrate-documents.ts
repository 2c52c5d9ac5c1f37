import type { Payload } from 'payload';
import { migrations } from '../migrations/index.ts';

type Migrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations'];

/** Runs the committed migrations of the CMS's own tables that this database has not seen. */
export async function migrateDocuments(payload: Payload): Promise<void> {
  await payload.db.migrate({ migrations: migrations as unknown as Migrations });
}
