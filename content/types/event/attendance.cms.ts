import type { Condition, FieldHook, RadioField } from 'payload';

const ATTENDANCES = ['on_site', 'online', 'both'] as const;
type Attendance = (typeof ATTENDANCES)[number];

type Places = {
  attendance?: Attendance | null | undefined;
  place?: string | null | undefined;
  address?: string | null | undefined;
  onlineUrl?: string | null | undefined;
};

/** Whoever saves without saying so has said it by what is filled in; null while nothing is. */
function attendanceOf({ place, address, onlineUrl }: Places): Attendance | null {
  if (place || address) return onlineUrl ? 'both' : 'on_site';
  return onlineUrl ? 'online' : null;
}

const fillIn: FieldHook = ({ value, siblingData, originalDoc }) =>
  value ?? originalDoc?.attendance ?? attendanceOf(siblingData as Places);

/** Whether one has to travel. Decides which fields an editor sees, and which of them visitors do. */
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

/** True while nobody has chosen, so that nothing is hidden that somebody filled in. */
export const isOnSite = ({ attendance }: Places): boolean => attendance !== 'online';
export const isOnline = ({ attendance }: Places): boolean => attendance !== 'on_site';

export const happensOnSite: Condition = (event) => isOnSite(event as Places);
export const happensOnline: Condition = (event) => isOnline(event as Places);
