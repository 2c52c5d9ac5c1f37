import type { DemoMedia } from '../../demo-types.ts';

/**
 * Films elsewhere, which do not exist: the demo owns nothing there. Their ids are well-formed but never given out: the
 * last letter of a YouTube id is one of sixteen, and this one is not; Vimeo is far from twelve digits.
 */
export const remoteVideos: DemoMedia[] = [
  {
    kind: 'remote_video',
    key: 'remote-desk-walk-through',
    title: { en: 'A walk through the incident desk', de: 'Ein Rundgang durch den Incident Desk' },
    url: 'https://www.youtube.com/watch?v=KEELSTONE-1',
    seconds: 412,
    videoType: 'recording',
    posterOf: 'incident-desk',
    transcript: {
      en: 'A recorded walk through the incident desk: taking in a report by telephone, sorting it, telling those who have to know, and closing it with its lessons.',
      de: 'Ein aufgezeichneter Rundgang durch den Incident Desk: eine Meldung vom Telefon annehmen, einordnen, die Richtigen unterrichten und mit ihren Lehren abschließen.',
    },
  },
  {
    kind: 'remote_video',
    key: 'remote-supplier-panel',
    title: { en: 'Panel: when a supplier goes quiet', de: 'Podium: wenn ein Lieferant verstummt' },
    url: 'https://vimeo.com/990000000001',
    seconds: 2715,
    videoType: 'recording',
    posterOf: 'supplier-watch',
    transcript: {
      en: 'Three practitioners on the weeks before a supplier fails: late answers, changed contacts, a certificate that is not renewed; and on whom to ask first.',
      de: 'Drei Fachleute über die Wochen, bevor ein Lieferant ausfällt: späte Antworten, neue Ansprechpartner, ein Zertifikat, das nicht erneuert wird; und wen man zuerst fragt.',
    },
  },
];
