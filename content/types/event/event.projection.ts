import type { Event } from '@keelstone/editing/payload-types.ts';
import { projectReference, projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '@keelstone/editing/projection/unix-seconds.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { mayBeOnline, mayBeOnSite } from './attendance.cms.ts';

const projectAgenda = (agenda: Event['agenda']): PublishedNodeOf<'event'>['agenda'] =>
  (agenda ?? []).flatMap(({ time, title, text }) =>
    time && title ? [{ time, title, text: text || null }] : [],
  );

/**
 * Fields that are hidden from editors, because the event is only online or only on site, are not published
 * either.
 */
const projectPlaces = (event: Event) => ({
  attendance: event.attendance ?? null,
  place: (mayBeOnSite(event) && event.place) || null,
  address: (mayBeOnSite(event) && event.address) || null,
  onlineUrl: (mayBeOnline(event) && event.onlineUrl?.trim()) || null,
});

export const projectEvent: ProjectNode<'event'> = async (document, context) => ({
  ...(await projectCommon('event', document, context)),
  startsAt: toUnixSeconds(document.startsAt),
  endsAt: toUnixSecondsOrNull(document.endsAt),
  timeZone: document.timeZone,
  ...projectPlaces(document),
  registrationUrl: document.registrationUrl?.trim() || null,
  speakers: await projectReferences('person', document.speakers, context),
  agenda: projectAgenda(document.agenda),
  fee: document.fee || null,
  spokenLanguage: document.spokenLanguage || null,
  recording: await projectReference('resource', document.recording, context),
});
