import * as v from 'valibot';
import { defineType } from '../define-type.model.ts';
import { nodeFields, reference, references, text, unixSeconds } from '../node.model.ts';

export const event = defineType(
  v.object({
    ...nodeFields('event'),
    startsAt: unixSeconds,
    endsAt: v.nullable(unixSeconds),
    /** IANA name, such as Europe/Berlin. */
    timeZone: v.string(),
    place: text,
    /** Street, postal code and town, in one line. */
    address: text,
    onlineUrl: text,
    registrationUrl: text,
    speakers: references,
    /** In the order of the day. `time` is what the clock says there, such as 09:30. */
    agenda: v.array(v.object({ time: v.string(), title: v.string(), text })),
    fee: text,
    /** In which language the event is held. */
    spokenLanguage: text,
    /** What remains of it: a recording, the slides. */
    recording: reference,
  }),
  {
    text: ({ place }) => [place],
    isShared: true,
    isReadNext: ({ startsAt }, now) => startsAt > now,
  },
);
