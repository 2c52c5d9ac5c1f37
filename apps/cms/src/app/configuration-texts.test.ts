import { LANGUAGES } from '@keelstone/languages/languages.ts';
import type { SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { inOneLanguage, untranslatedTexts } from '../admin/configuration-texts.ts';
import { openConfiguration, PATIENCE_MS } from './open-configuration.fixture.ts';

let config: SanitizedConfig;

beforeAll(async () => {
  config = await openConfiguration();
}, PATIENCE_MS);

const collection = (slug: string) => config.collections.find((each) => each.slug === slug);

describe('the texts of the configuration', () => {
  it('C-10 are in every language of the admin: labels, help texts, options and groups', () => {
    const missing = untranslatedTexts(config);
    expect(
      missing,
      'list them in languages/en/admin/fields/, and translate them in those of the languages named',
    ).toEqual([]);
  });

  it('C-10 reach fields in sections, in texts and in settings', () => {
    const labels = JSON.stringify([collection('article')?.fields, config.globals[0]?.fields]);
    for (const text of ['Steht über den Einträgen.', 'Was der Leser fragt', 'Startseite'])
      expect(labels).toContain(text);
  });

  it('C-10 are sent to a browser in its language only', () => {
    const part = {
      labels: collection('event')?.labels,
      image: { alt: 'A column of text with a small heading.' },
    };
    expect(inOneLanguage(part, 'de')).toEqual({
      labels: { singular: 'Veranstaltung', plural: 'Veranstaltungen' },
      image: { alt: 'Eine Spalte Text mit einer kleinen Überschrift.' },
    });
    // What the server reads is as before.
    expect(Object.keys(part.labels?.singular ?? {})).toEqual(LANGUAGES);
  });
});
