import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES, type ContentType } from '@keelstone/model';
import { type CollectionBeforeChangeHook, type DateFieldValidation, ValidationError } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';

/** Tolerates the delay between an editor's click and our clock: a time that is just past means now. */
const TOLERANCE_MS = 60_000;

/** The time must be in the future: a past one would run immediately, which nobody intends. */
export const validatePlannedTime: DateFieldValidation = (value, { operation }) => {
  const time = value ? new Date(value).getTime() : Number.NaN;
  if (Number.isNaN(time)) return say('Choose a day and a time.');
  if (operation === 'create' && time < Date.now() - TOLERANCE_MS) {
    return say('This time has passed. Choose a later one, or do it now with the buttons above.');
  }
  return true;
};

type PlannedFor = { relationTo?: unknown; value?: unknown } | null | undefined;

/** Payload checks neither the collection nor whether the page exists. */
export const refuseUnknownPage: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { relationTo, value } = (data.document as PlannedFor) ?? {};
  const isNode = CONTENT_TYPES.includes(relationTo as ContentType) && typeof value === 'number';
  const options = { ...(await withTransactionOf(req)), draft: true, depth: 0, disableErrors: true } as const;
  const page =
    isNode && (await req.payload.findByID({ ...options, collection: relationTo as ContentType, id: value }));
  if (page) return data;
  const message = say('There is no such page. Choose one that has been saved.');
  throw new ValidationError({ collection: 'scheduled_changes', errors: [{ path: 'document', message }] });
};

/** Ignores the request's values: a plan starts as planned, by the user who creates it. */
export const recordPlanner: CollectionBeforeChangeHook = ({ data, operation, req }) =>
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
