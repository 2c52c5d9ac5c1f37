import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'links_list'>> = {
  shortest: {
    kind: 'links_list',
    id: 'links-list-shortest',
    heading: null,
    links: [{ title: 'Contact', url: '/contact', description: null }],
  },
  typical: {
    kind: 'links_list',
    id: 'links-list-typical',
    heading: 'For the people who check us',
    links: [
      {
        title: 'Security',
        url: '/security',
        description: 'Where data lies, who may see it, and who checks.',
      },
      {
        title: 'Status',
        url: 'https://status.keelstone.example/',
        description: 'What runs, minute by minute.',
      },
      { title: 'Report a weakness', url: 'mailto:security@keelstone.example', description: null },
    ],
  },
  longest: {
    kind: 'links_list',
    id: 'links-list-longest',
    heading: LONGEST,
    links: Array.from({ length: 8 }, (_, position) => ({
      title: `${position + 1} ${LONGEST}`,
      url: position % 2 ? `https://www.keelstone.example/${position}` : `/de/${position}`,
      description: LONGEST.repeat(2),
    })),
  },
};
