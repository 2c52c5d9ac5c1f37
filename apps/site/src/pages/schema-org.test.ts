import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { longestNode } from '@keelstone/content/types/longest-node.fixture.ts';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { shortestNode } from '@keelstone/content/types/shortest-node.fixture.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { CONTENT_TYPES, type Recording } from '@keelstone/model';
import { sampleImage, sampleReference } from '@keelstone/model/samples';
import { sampleRemoteVideo, sampleVideo } from '@keelstone/ui/recording/recording.fixture.ts';
import { describe, expect, it } from 'vitest';
import { siteWith } from '../app/site.fixture.ts';
import { schemaOrgErrors } from './schema-org.fixture.ts';

const settings: Partial<SiteSettings> = {
  tagline: 'For bad days',
  address: {
    organisation: 'Keelstone GmbH',
    street: 'Kai 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'Germany',
  },
  phone: '+49 40 123',
  email: 'desk@keelstone.example',
  socialLinks: [{ title: 'LinkedIn', url: 'https://www.linkedin.com/company/keelstone' }],
};

type Data = Record<string, unknown> & { '@type': string };

async function structuredData(node: PublishedNode, own: Partial<SiteSettings> = settings): Promise<Data[]> {
  const site = await siteWith({ nodes: [node], settings: { en: own, de: own } });
  const { body } = await site.inject(node.path);
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.map(([, json]) => JSON.parse(json ?? ''));
}

const errorsOf = async (node: PublishedNode, own?: Partial<SiteSettings>) =>
  (await structuredData(node, own)).flatMap((data) => schemaOrgErrors(data));

describe.each(CONTENT_TYPES)('structured data of %s', (type) => {
  it('C-7 says nothing that schema.org does not know, however much or little is filled in', async () => {
    const full = sampleNode(type, { picture: sampleImage() } as never);
    expect(await errorsOf(full)).toEqual([]);
    expect(await errorsOf(longestNode(type))).toEqual([]);
    expect(await errorsOf(shortestNode(type), {})).toEqual([]);
  });

  it('C-9 says of an archived work that it is, and stays right', async () => {
    expect(await errorsOf(sampleNode(type, { archived: true } as never))).toEqual([]);
  });

  it('C-7 tells the thing and the way to it', async () => {
    const [thing, trail] = await structuredData(sampleNode(type));
    expect(thing?.url).toMatch(/^https:\/\/www\.keelstone\.example\//);
    expect(trail?.['@type']).toBe('BreadcrumbList');
  });
});

describe('structured data', () => {
  it('C-7 of the start page says who we are, where, and how to search here', async () => {
    const home = sampleNode('page', { nid: 2 });
    const all = await structuredData(home, { ...settings, homeNid: 2 });
    expect(all.flatMap((data) => schemaOrgErrors(data))).toEqual([]);
    expect(all.find((data) => data['@type'] === 'Organization')).toMatchObject({
      name: 'Keelstone GmbH',
      telephone: '+49 40 123',
      address: { streetAddress: 'Kai 1', addressLocality: 'Hamburg' },
      sameAs: ['https://www.linkedin.com/company/keelstone'],
    });
    expect(all.find((data) => data['@type'] === 'WebSite')).toMatchObject({
      name: 'Keelstone',
      potentialAction: { target: { urlTemplate: 'https://www.keelstone.example/search?keyword={query}' } },
    });
  });

  it('C-9 marks an archived article', async () => {
    const [article] = await structuredData(sampleNode('article', { archived: true }));
    expect(article?.creativeWorkStatus).toBe('Archived');
    const [event] = await structuredData(sampleNode('event', { archived: true }));
    expect(event).not.toHaveProperty('creativeWorkStatus');
  });

  it.each([
    [
      'a section',
      (media: Recording) => ({
        kind: 'media',
        id: 'm',
        heading: null,
        layout: 'wide',
        items: [{ media, caption: null }],
      }),
    ],
    [
      'a paragraph of a section',
      (media: Recording) => ({
        kind: 'basic',
        id: 'b',
        body: [],
        paragraphs: [{ kind: 'media', id: 'p', items: [{ media, caption: null }] }],
      }),
    ],
  ])('C-4 tells of a film in %s', async (_place, section) => {
    const node = sampleNode('page', { sections: [section(sampleVideo()) as never] });
    const film = (await structuredData(node)).find((data) => data['@type'] === 'VideoObject');
    expect(film && schemaOrgErrors(film)).toEqual([]);
    expect(film).toMatchObject({ name: sampleVideo().title, uploadDate: '2026-03-14T09:30:00.000Z' });
  });

  it('C-4 tells of the film of a resource', async () => {
    const node = sampleNode('resource', { recording: sampleVideo() });
    expect(await errorsOf(node)).toEqual([]);
    const [resource] = await structuredData(node);
    expect(resource?.associatedMedia).toMatchObject({ '@type': 'VideoObject' });
  });

  it('C-4 tells where the film of another provider is played, without starting it', async () => {
    const node = sampleNode('resource', { recording: sampleRemoteVideo() });
    expect(await errorsOf(node)).toEqual([]);
    const [resource] = await structuredData(node);
    expect(resource?.associatedMedia).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/KEEL-STONE0',
    });
  });

  it('C-7 an event that is over says no more how to take part', async () => {
    const online = { attendance: 'online', place: null, address: null } as const;
    const urls = {
      onlineUrl: 'https://meet.example.com/room',
      registrationUrl: 'https://events.example.com/join',
    };
    const now = Math.floor(Date.now() / 1000);
    const at = (startsAt: number) =>
      structuredData(sampleNode('event', { ...urls, ...online, startsAt, endsAt: startsAt + 60 }));
    const [coming] = await at(now + 600);
    expect(JSON.stringify(coming)).toContain(urls.onlineUrl);
    expect(JSON.stringify(coming)).toContain(urls.registrationUrl);
    const [past] = await at(now - 600);
    expect(past?.eventAttendanceMode).toBe('https://schema.org/OnlineEventAttendanceMode');
    for (const url of Object.values(urls)) expect(JSON.stringify(past)).not.toContain(url);
    expect(schemaOrgErrors(past as Data)).toEqual([]);
  });

  it('C-7 nothing an editor enters ends the script element', async () => {
    const title = '</script><script>alert(1)</script><!--\u2028';
    const node = sampleNode('event', { title, excerpt: title, speakers: [sampleReference({ title })] });
    const [event] = await structuredData(node, { ...settings, siteName: title });
    expect(event?.name).toBe(title);
  });
});

describe('the check against the vocabulary', () => {
  it.each([
    [{ '@type': 'Articel' }, 'there is no type Articel'],
    [{ '@type': 'Article', startDate: '2026-01-01' }, 'Article has no property startDate'],
    [{ '@type': 'Article', datePublished: '1 May' }, 'Article.datePublished: "1 May" is no'],
    [{ '@type': 'Article', wordCount: 1.5 }, 'Article.wordCount: 1.5 is no Integer'],
    [{ '@type': 'Article', author: { '@type': 'Place', name: 'x' } }, 'Article.author: a Place is no'],
    [{ '@type': 'Article', author: [{ '@type': 'Person', naem: 'x' }] }, 'Person has no property naem'],
    [{ '@type': 'Article', url: '/articles/a' }, 'Article.url: "/articles/a" is no URL'],
    [{ '@type': 'Article', keywords: [] }, 'Article.keywords is empty'],
    [{ '@type': 'Event', eventStatus: 'https://schema.org/Event' }, 'Event.eventStatus'],
    [{ '@type': 'VideoObject', duration: 'PT' }, 'VideoObject.duration: "PT" is no'],
  ])('C-7 finds what is wrong in %j', (thing, error) => {
    expect(schemaOrgErrors(thing).join('\n')).toContain(error);
  });

  it('C-7 knows what a type has from its parents', () => {
    expect(schemaOrgErrors({ '@type': 'Article', name: 'a', dateModified: '2026-01-01' })).toEqual([]);
  });
});
