import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES, type ContentType } from '@keelstone/model';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type DateFieldValidation,
  ValidationError,
} from 'payload';
import { refuseStaleSave } from '../concurrent-edits/refuse-stale-save.ts';
import { type StaleSave, StaleSaveError } from '../concurrent-edits/refused-save.ts';
import { readerOf, withTransactionOf } from '../database/transaction.ts';
import { HomePageNeededError, isHomePage } from '../publishing/references/home-page.ts';

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

/** Site settings cannot be planned, so the plan of a start page that goes off the site would fail when it is due. */
export const refuseHomePage: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const { relationTo: collection, value: id } = data.document as { relationTo: ContentType; value: number };
  if (operation !== 'create' || data.action !== 'unpublish') return data;
  const page = await req.payload.findByID({ ...(await withTransactionOf(req)), collection, id, depth: 0 });
  if (await isHomePage(await readerOf(req), Number(page.nid))) throw new HomePageNeededError();
  return data;
};

/** Thrown when a text is to be planned that whoever plans it has not seen. */
class StalePlanError extends APIError<StaleSave> {
  constructor(stale: StaleSave) {
    const message = say(
      'Nothing was planned, because {name} has saved this page since you opened it. Load it again, read what would be published, and plan again.',
      { name: stale.savedBy ?? say('somebody') },
    );
    super(message, 409, stale, true);
    this.name = 'StalePlanError';
  }
}

/**
 * C-14: what is planned is the newest version, so a plan says which version its form shows, in `updatedAt` like a save.
 * A plan without it is accepted, as from programs. Archiving and unpublishing do not depend on the text.
 */
export const refuseStalePlan: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { updatedAt, ...plan } = data;
  if (plan.action !== 'publish' || !updatedAt) return plan;
  const { relationTo, value: id } = plan.document as { relationTo: ContentType; value: number };
  const { config: collection } = req.payload.collections[relationTo];
  await refuseStaleSave(req, { collection, id }, { updatedAt }).catch((error: unknown) => {
    throw error instanceof StaleSaveError ? new StalePlanError(error.data as unknown as StaleSave) : error;
  });
  return plan;
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
