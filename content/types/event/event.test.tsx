import { messagesOf } from '@keelstone/languages/messages.ts';
import { sampleReference } from '@keelstone/model/samples';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleNode } from '../sample-node.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { EventPage } from './event.site.tsx';
import { EventCard } from './event-card.site.tsx';
import { eventData } from './event-data.site.ts';
import { formatPeriod } from './format-period.site.ts';

/** After the end of the sample event. */
const AFTERWARDS = Date.UTC(2026, 5, 1) / 1000;

const render = (node: PublishedNodeOf<'event'>) =>
  renderToStaticMarkup(<EventPage node={node} page={samplePageContext()} />);

const renderCard = (node: PublishedNodeOf<'event'>) =>
  renderToStaticMarkup(<EventCard node={node} messages={messagesOf('en')} language={'en'} />);

describe('event', () => {
  it('C-1 has one first-level heading, its body, and no inline style', () => {
    const html = render(sampleNode('event'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('The register had an <em>owner</em>');
    expect(html).not.toContain('style=');
  });

  it('R-4 shows script in a title as text, on the page and on the card', () => {
    const node = sampleNode('event', { title: '<script>alert(1)</script>' });
    expect(render(node) + renderCard(node)).not.toContain('<script>');
  });

  it('R-2 leads from its card to its path', () => {
    expect(renderCard(sampleNode('event', { path: '/where/it/is' }))).toContain('href="/where/it/is"');
  });

  it('C-1 shows the day, the period in the event’s own time zone, the place and the way to register', () => {
    const html = render(sampleNode('event'));
    expect(html).toContain('Sunday');
    expect(html).toContain('15 March 2026, 10:30–12:30 CET');
    expect(html).toContain('Hamburg, Speicherstadt');
    expect(html).toContain('href="https://events.keelstone.example/tabletop"');
    expect(html).toContain('/calendar.ics');
  });

  it('C-1 survives a time zone that does not exist', () => {
    expect(render(sampleNode('event', { timeZone: 'Nowhere/Nothing' }))).toContain('15 March 2026, 09:30');
  });

  it('C-1 says UTC in French, and GMT in German, where there is nothing to add', () => {
    const of = (language: 'de' | 'fr') =>
      formatPeriod(sampleNode('event', { timeZone: 'Europe/London' }), language);
    expect(of('fr')).toMatch(/ UTC$/);
    expect(of('de')).toMatch(/ GMT$/);
  });

  it('C-1 shows both days of an event that ends on another one', () => {
    const node = sampleNode('event');
    const html = render({ ...node, endsAt: node.startsAt + 2 * 86_400 });
    expect(html).toContain('15 March 2026, 10:30 – 17 March 2026, 10:30 CET');
  });

  it('C-1 has a timetable, speakers, address, language and fee', () => {
    const html = render(sampleNode('event'));
    expect(html).toMatch(/<time[^>]*>10:30<\/time><div><p[^>]*>The first hour<\/p><p[^>]*>Who calls whom/);
    expect(html).toContain('>Speakers</h2>');
    expect(html).toContain('Am Sandtorkai 27, 20457 Hamburg');
    expect(html).toContain('<dd>German</dd>');
    expect(html).toContain('<dd>Free of charge</dd>');
  });

  it('C-1 begins a new day where the clock goes back', () => {
    const times = ['9:00', '14:00', '09:30', '09:45'];
    const agenda = times.map((time) => ({ time, title: `Item of ${time}`, text: null }));
    const node = sampleNode('event', { agenda });
    const html = render({ ...node, endsAt: node.startsAt + 2 * 86_400 });
    expect(html).toMatch(/15 March 2026<\/h3>.*14:00.*16 March 2026<\/h3>.*09:30/);
    expect(html.match(/March 2026<\/h3>/g)).toHaveLength(2);
  });

  it.each([
    ['2026-10-23T22:00:00Z', /24 October 2026<.*25 October 2026<.*26 October 2026</],
    ['2027-03-26T22:30:00Z', /26 March 2027<.*27 March 2027<.*28 March 2027</],
  ])('C-1 counts the days on which the clocks change as one: from %s', (start, days) => {
    const times = ['9:00', '14:00', '9:30', '14:30', '9:45', '14:45'];
    const agenda = times.map((time) => ({ time, title: `Item of ${time}`, text: null }));
    const startsAt = Date.parse(start) / 1000;
    const node = sampleNode('event', { timeZone: 'Europe/Berlin', startsAt, endsAt: null, agenda });
    const headings = render(node).match(/[^>]*<\/h3>/g) ?? [];
    expect(headings.join(' ')).toMatch(days);
  });

  it('C-1 names the time zone twice if the clocks change during the event', () => {
    const at = (time: string) => Date.parse(time) / 1000;
    const [startsAt, endsAt] = [at('2026-10-24T07:00:00Z'), at('2026-10-25T16:00:00Z')];
    const html = render(sampleNode('event', { timeZone: 'Europe/Berlin', startsAt, endsAt }));
    expect(html).toContain('24 October 2026, 09:00 CEST – 25 October 2026, 17:00 CET');
  });

  it.each([
    ['page', render],
    ['card', renderCard],
  ])('C-1 names both days of an event of several days in the date block of its %s', (_, show) => {
    const endingAt = (endsAt: string) => show(sampleNode('event', { endsAt: Date.parse(endsAt) / 1000 }));
    expect(endingAt('2026-03-16T09:30:00Z')).toMatch(/>Sunday – Monday<.*>15–16<.*>March 2026</);
    expect(endingAt('2026-04-14T09:30:00Z')).toMatch(
      />Sunday – Tuesday<.*>15<.*>March 2026 – 14 April 2026</,
    );
    expect(endingAt('2026-03-15T23:00:00Z')).toMatch(/>Sunday<.*>15<.*>March 2026</);
  });

  it('C-1 says when it is over, shows what remains of it and the next ones, and asks nobody to come', () => {
    const recording = sampleReference({ nid: 71, type: 'resource', title: 'What was recorded' });
    const next = sampleNode('event', { nid: 72, title: 'The next one', startsAt: AFTERWARDS + 100 });
    const page = samplePageContext({
      now: AFTERWARDS,
      nodesOfType: (() => [next]) as unknown as PageContext['nodesOfType'],
    });
    const past = sampleNode('event', { recording, onlineUrl: 'https://meet.keelstone.example/1' });
    const html = renderToStaticMarkup(<EventPage node={past} page={page} />);
    expect(html).toContain('This event is over.');
    expect(html).toContain('What was recorded');
    expect(html).toContain('The next one');
    expect(html).not.toContain('events.keelstone.example');
    expect(html).not.toContain('meet.keelstone.example');
    expect(html).not.toContain('calendar.ics');
    expect(render(past)).not.toContain('The next one');
  });

  it('C-1 names next what is about the same things, in the order of the days', () => {
    const event = (nid: number, days: number) =>
      sampleNode('event', { nid, title: `Event ${nid}`, startsAt: AFTERWARDS + days * 86_400, endsAt: null });
    const events = [event(1, 1), event(2, 2), event(3, 3), event(4, 4)];
    const { sectionContext } = samplePageContext();
    const page = samplePageContext({
      now: AFTERWARDS,
      nodesOfType: (() => events) as unknown as PageContext['nodesOfType'],
      sectionContext: { ...sectionContext, related: () => [sampleReference({ nid: 4, type: 'event' })] },
    });
    const html = renderToStaticMarkup(<EventPage node={sampleNode('event')} page={page} />);
    expect(html).toMatch(/Event 1.*Event 2.*Event 4/);
    expect(html).not.toContain('Event 3');
  });

  it.each([
    ['online', { place: null, address: null }, 'OnlineEventAttendanceMode', ['VirtualLocation']],
    ['both', {}, 'MixedEventAttendanceMode', ['Place', 'VirtualLocation']],
  ] as const)(
    'C-1 C-7 says that one can take part online without a link: %s',
    (attendance, where, mode, types) => {
      const node = sampleNode('event', { ...where, attendance, onlineUrl: null });
      expect(render(node)).toContain('<dt>Online</dt><dd>You can take part online.</dd>');
      const past = renderToStaticMarkup(
        <EventPage node={node} page={samplePageContext({ now: AFTERWARDS })} />,
      );
      expect(past).toContain('<dt>Online</dt><dd>There was a way to take part online.</dd>');
      if (!node.place) expect(renderCard(node)).toContain('<span>Online</span>');
      const url = 'https://a.example/b';
      const context = { url, origin: 'https://a.example', organisation: 'Keelstone', now: 0 };
      expect(eventData(node, context)).toMatchObject({
        eventAttendanceMode: `https://schema.org/${mode}`,
        location: types.map((type) => ({ '@type': type })),
      });
    },
  );

  it('C-7 tells machines where, how, by whom and what was recorded', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    const recording = sampleReference({ type: 'resource', title: 'Film', path: '/resources/film' });
    const data = eventData(sampleNode('event', { recording, onlineUrl: 'https://meet.example/1' }), context);
    expect(data).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'Place', address: 'Am Sandtorkai 27, 20457 Hamburg' },
        { '@type': 'VirtualLocation' },
      ],
      performer: [{ '@type': 'Person', name: 'Imani Okafor' }],
      offers: { url: 'https://events.keelstone.example/tabletop' },
      recordedIn: { url: 'https://a.example/resources/film' },
      inLanguage: 'German',
    });
  });

  it('C-7 says to machines what it is', () => {
    const context = {
      url: 'https://a.example/b',
      origin: 'https://a.example',
      organisation: 'Keelstone',
      now: 0,
    };
    expect(eventData(sampleNode('event'), context)).toMatchObject({
      '@type': 'Event',
      url: context.url,
    });
  });

  it('C-7 gives machines whole addresses, and says nothing of where while that is open', () => {
    const url = 'https://a.example/b';
    const context = { url, origin: 'https://a.example', organisation: 'Keelstone', now: 0 };
    const own = sampleNode('event', { onlineUrl: '/room', registrationUrl: '/contact' });
    const data = JSON.stringify(eventData(own, context));
    expect(data).toContain('"url":"https://a.example/room"');
    expect(data).toContain('"url":"https://a.example/contact"');
    const open = sampleNode('event', { attendance: null, place: null, address: null, onlineUrl: null });
    expect(eventData(open, context)).not.toHaveProperty('eventAttendanceMode');
  });
});
