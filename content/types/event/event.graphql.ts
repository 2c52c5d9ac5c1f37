import { dateTime, type TypeGraphql } from '../type-site.ts';

export const eventGraphql: TypeGraphql<'event'> = {
  fields: `
    startsAt: DateTime!
    endsAt: DateTime
    "IANA name, such as Europe/Berlin."
    timeZone: String!
    place: String
    onlineUrl: String
    registrationUrl: String
  `,
  resolvers: {
    startsAt: (event) => dateTime(event.startsAt),
    endsAt: (event) => (event.endsAt === null ? null : dateTime(event.endsAt)),
  },
};
