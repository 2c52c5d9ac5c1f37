import * as v from 'valibot';
import { defineType, titlesOf } from '../define-type.model.ts';
import { nodeFields, reference, references, text, unixSeconds } from '../node.model.ts';

export const event = defineType(
  v.object({
    ...nodeFields('event'),
    startsAt: unixSeconds,
    endsAt: v.nullable(unixSeconds),
    /** IANA name, such as Europe/Berlin. */
    timeZone: v.string(),
    /** As the editor chose; null if nobody did, as before there was a choice. */
    attendance: v.optional(v.nullable(v.picklist(['on_site', 'online', 'both'])), null),
    place: text,
    /** Street, postal code and town, in one line. */
    address: text,
    onlineUrl: text,
    registrationUrl: text,
    speakers: references,
    /** In chronological order. `time` is local time, such as 09:30. */
    agenda: v.array(v.object({ time: v.string(), title: v.string(), text })),
    fee: text,
    /** The language in which the event is held. */
    spokenLanguage: text,
    /** What is available afterwards: a recording, the slides. */
    recording: reference,
  }),
  {
    text: ({ place, address, fee, spokenLanguage, agenda, speakers, startsAt }) => [
      ...[place, address, fee, spokenLanguage],
      String(new Date(startsAt * 1000).getUTCFullYear()),
      ...titlesOf(speakers),
      ...agenda.flatMap(({ title, text: about }) => [title, about]),
    ],
    isShared: true,
    isReadNext: ({ startsAt }, now) => startsAt > now,
  },
);
