/**
 * All that the search screen says about what it found, by the name of the message: keywords of the demo for which it is
 * said, by the path of the screen. Screenshots show them (screenshots.ts), and `relevance/search-messages.test.ts`
 * makes sure that the demo still gives them.
 */
export const SEARCH_MESSAGES = {
  '/search': {
    corrected: 'hambrug',
    'question-words': 'please explain reinsurance',
    few: 'ransomware supplier',
    'closest-and-offer': 'case study railway',
    recommended: 'incident desk',
    answer: 'how bad is night duty',
    'did-you-mean': 'flood bordr',
    nothing: 'xyzzyquux qqqqq',
    'no-words': '& ?',
  },
  '/de/search': {
    corrected: 'hambrug',
    'question-words': 'zeigen Sie mir Rückstellungen',
    few: 'Lieferant Ransomware',
    'closest-and-offer': 'Fallstudie Bahn',
    recommended: 'Incident Desk',
    answer: 'dürfen wir sie besuchen',
    'did-you-mean': 'leeds bildn',
    nothing: 'xyzzyquux qqqqq',
    'no-words': '& ?',
  },
} as const;
