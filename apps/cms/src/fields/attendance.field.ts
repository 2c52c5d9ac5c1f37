import type { Condition, FieldHook, RadioField } from 'payload';

export const ATTENDANCES = ['on_site', 'online', 'both'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

type Places = {
  attendance?: Attendance | null;
  place?: string | null;
  address?: string | null;
  onlineUrl?: string | null;
};

/** Whoever saves without saying so (the demo, a script) has said it by what is filled in. */
function attendanceOf({ place, address, onlineUrl }: Places): Attendance {
  if (!onlineUrl) return 'on_site';
  return place || address ? 'both' : 'online';
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
