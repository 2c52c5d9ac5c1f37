import { LONGEST, sampleSvg } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

const logo = (id: number, width: number, height: number) =>
  sampleSvg({ id, url: `/media/svgs/logo-${id}.svg`, width, height });

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'endorsement_bar'>> = {
  shortest: {
    kind: 'endorsement_bar',
    id: 'endorsement-bar-shortest',
    heading: null,
    items: [{ name: 'ISO 31000', logo: null, url: null }],
  },
  typical: {
    kind: 'endorsement_bar',
    id: 'endorsement-bar-typical',
    heading: 'In use where it matters',
    items: [
      { name: 'Fjordlinje Rail', logo: logo(11, 480, 120), url: '/customers/fjordlinje' },
      { name: 'Nordhafen Klinikum', logo: logo(12, 160, 160), url: null },
      { name: 'Almere Water', logo: logo(13, 300, 150), url: 'https://www.almere-water.example/' },
      { name: 'Tessel & Daughters', logo: null, url: null },
    ],
  },
  longest: {
    kind: 'endorsement_bar',
    id: 'endorsement-bar-longest',
    heading: LONGEST,
    items: Array.from({ length: 9 }, (_, position) => ({
      name: `${position + 1} Betriebsunterbrechungsversicherungsgesellschaft Norddeutschland`,
      logo: position % 3 === 0 ? logo(20 + position, 900, 90) : null,
      url: position % 2 ? 'https://www.keelstone.example/a' : null,
    })),
  },
};
