import { CONTENT_TYPES, type ContentType } from '@keelstone/model';
import { type CollectionBeforeChangeHook, type DateFieldValidation, ValidationError } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';

/** Between an editor's click and our clock; what is that little past is meant for now. */
const TOLERANCE_MS = 60_000;

/** A time that has not passed: what is past would happen at once, which nobody plans. */
export const validatePlannedTime: DateFieldValidation = (value, { operation }) => {
  const time = value ? new Date(value).getTime() : Number.NaN;
  if (Number.isNaN(time)) return 'Choose a day and a time.';
  if (operation === 'create' && time < Date.now() - TOLERANCE_MS) {
    return 'This time has passed. Choose a later one, or do it now with the buttons above.';
  }
  return true;
};

type PlannedFor = { relationTo?: unknown; value?: unknown } | null | undefined;

/** Payload looks neither at the collection nor whether there is such a page. */
export const refuseUnknownPage: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { relationTo, value } = (data.document as PlannedFor) ?? {};
  const isNode = CONTENT_TYPES.includes(relationTo as ContentType) && typeof value === 'number';
  const options = { ...(await withTransactionOf(req)), draft: true, depth: 0, disableErrors: true } as const;
  const page =
    isNode && (await req.payload.findByID({ ...options, collection: relationTo as ContentType, id: value }));
  if (page) return data;
  const message = 'There is no such page. Choose one that has been saved.';
  throw new ValidationError({ collection: 'scheduled_changes', errors: [{ path: 'document', message }] });
};

/** Whatever a request says: a plan begins as planned, by whoever makes it. */
export const notePlanner: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create'
    ? {
        ...data,
        state: 'planned',
        plannedBy: req.user?.id ?? null,
        doneAt: null,
        failure: null,
        keptDraft: false,
        attempts: 0,
      }
    : data;
