import { type ProjectNode, projectCommon } from './project-common.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from './unix-seconds.ts';

export const projectEvent: ProjectNode<'event'> = async (document, context) => ({
  ...(await projectCommon('event', document, context)),
  startsAt: toUnixSeconds(document.startsAt),
  endsAt: toUnixSecondsOrNull(document.endsAt),
  timeZone: document.timeZone,
  place: document.place || null,
  onlineUrl: document.onlineUrl || null,
  registrationUrl: document.registrationUrl || null,
});
