import type { Condition, FieldHook, RadioField } from 'payload';

const ATTENDANCES = ['on_site', 'online', 'both'] as const;
type Attendance = (typeof ATTENDANCES)[number];

type Places = {
  attendance?: Attendance | null | undefined;
  place?: string | null | undefined;
  address?: string | null | undefined;
  onlineUrl?: string | null | undefined;
};

/** The default for documents saved without a choice, derived from the fields that are filled in; null if none are. */
function attendanceOf({ place, address, onlineUrl }: Places): Attendance | null {
  if (place || address) return onlineUrl ? 'both' : 'on_site';
  return onlineUrl ? 'online' : null;
}

const fillIn: FieldHook = ({ value, siblingData, originalDoc }) =>
  value ?? originalDoc?.attendance ?? attendanceOf(siblingData as Places);

/** Whether the event is on site, online or both. Determines which fields editors and visitors see. */
export const attendanceField: RadioField = {
  name: 'attendance',
  label: 'Takes place',
  type: 'radio',
  options: [
    { value: 'on_site', label: 'On site' },
    { value: 'online', label: 'Online' },
    { value: 'both', label: 'On site and online' },
  ],
  hooks: { beforeValidate: [fillIn] },
  admin: {
    layout: 'horizontal',
    description: 'Visitors are told of a place, of an address on the web, or of both.',
  },
};

/** True while nothing has been chosen, so that no field that has been filled in is hidden. */
export const mayBeOnSite = ({ attendance }: Places): boolean => attendance !== 'online';
export const mayBeOnline = ({ attendance }: Places): boolean => attendance !== 'on_site';

export const happensOnSite: Condition = (event) => mayBeOnSite(event as Places);
export const happensOnline: Condition = (event) => mayBeOnline(event as Places);
