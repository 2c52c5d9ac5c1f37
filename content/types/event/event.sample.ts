import { sampleReference } from '@keelstone/model/samples';
import { CREATED, type NodeSample } from '../node-sample.ts';

export const event: NodeSample<'event'> = {
  typical: {
    startsAt: CREATED + 86_400,
    endsAt: CREATED + 93_600,
    timeZone: 'Europe/Berlin',
    attendance: 'on_site',
    place: 'Hamburg, Speicherstadt',
    address: 'Am Sandtorkai 27, 20457 Hamburg',
    onlineUrl: null,
    registrationUrl: 'https://events.keelstone.example/tabletop',
    speakers: [
      sampleReference({ nid: 901, type: 'person', title: 'Imani Okafor', path: '/people/imani-okafor' }),
    ],
    agenda: [
      { time: '10:30', title: 'The first hour', text: 'Who calls whom, and with what.' },
      { time: '11:45', title: 'What we wrote down', text: null },
    ],
    fee: 'Free of charge',
    spokenLanguage: 'German',
    recording: null,
  },
  least: {
    endsAt: null,
    attendance: null,
    place: null,
    address: null,
    onlineUrl: null,
    registrationUrl: null,
    speakers: [],
    agenda: [],
    fee: null,
    spokenLanguage: null,
    recording: null,
  },
};
