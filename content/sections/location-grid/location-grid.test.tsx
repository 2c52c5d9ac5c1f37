import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './location-grid.examples.ts';
import { LocationGridSection } from './location-grid.site.tsx';

const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<LocationGridSection section={section} context={sampleSectionContext()} />);

describe('location_grid section', () => {
  it('C-5 gives each office its address, a telephone link and a mail link', () => {
    const html = render(examples.typical);
    expect(html.match(/<address/g)).toHaveLength(4);
    expect(html).toContain('<span>20457 Hamburg</span>');
    expect(html).toContain('href="tel:+494055500100"');
    expect(html).toContain('href="mailto:hamburg@keelstone.example"');
  });

  it('C-5 marks the head office, in the list and on the map', () => {
    const html = render(examples.typical);
    expect(html.match(/Head office/g)).toHaveLength(1);
    expect(html.match(/data-main="true"/g)).toHaveLength(2);
  });

  it('C-5 says in words what the map shows, with the numbers of the list', () => {
    const html = render(examples.typical);
    expect(html).toContain('aria-label="Map of our locations: 1 Hamburg, 2 Leeds, 3 Dublin, 4 Zurich"');
  });

  it('C-5 keeps the numbers of the list on the map when an office between has no place on it', () => {
    const locations = examples.typical.locations.map((location, position) =>
      position === 1 ? { ...location, coordinates: null } : location,
    );
    const html = render({ ...examples.typical, locations });
    expect(html).toContain('1 Hamburg, 3 Dublin, 4 Zurich');
    expect(html).not.toMatch(/>2<\/(span|text)>/);
  });

  it('C-5 draws a map of less than 8 kB, also of the whole world', () => {
    for (const example of [examples.typical, examples.longest]) {
      const map = /<svg.+<\/svg>/.exec(render(example))?.[0] ?? '';
      expect(map.length).toBeGreaterThan(2000);
      expect(map.length).toBeLessThan(8192);
    }
  });

  it('C-5 draws no map when none is asked for, or nothing has a place on it', () => {
    expect(render({ ...examples.typical, showsMap: false })).not.toContain('<svg');
    expect(render({ ...examples.shortest, showsMap: true })).not.toContain('<svg');
  });

  it('C-5 shows markup in a name as text', () => {
    const [location] = examples.typical.locations;
    if (!location) throw new Error('The example has no location.');
    const html = render({
      ...examples.typical,
      locations: [{ ...location, name: '<script>alert(1)</script>' }],
    });
    expect(html).not.toContain('<script>');
  });
});
