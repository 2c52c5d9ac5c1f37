import type { CollectionBeforeChangeHook, DateFieldValidation } from 'payload';

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

/** Whatever a request says: a plan begins as planned, by whoever makes it. */
export const notePlanner: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create'
    ? { ...data, state: 'planned', plannedBy: req.user?.id ?? null, doneAt: null, failure: null, attempts: 0 }
    : data;
