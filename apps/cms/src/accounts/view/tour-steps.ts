import type { AdminText } from '@keelstone/languages/say.ts';

/** The key of the preference in which Payload keeps, for each person, that the tour was seen or skipped. */
export const TOUR_PREFERENCE = 'tour';

type TourStep = {
  heading: AdminText;
  text: AdminText;
  /** What it is about; outlined meanwhile. */
  target: string;
};

export const TOUR_STEPS: readonly TourStep[] = [
  {
    heading: 'The menu',
    text: 'Pages of each type, media, forms and settings are in the menu, which the button at the top left opens and closes.',
    target: '.nav-toggler',
  },
  {
    heading: 'Your work',
    text: 'This page lists your drafts, what waits for you, what was sent back to you and what is planned.',
    target: '.my-work__links',
  },
  {
    heading: 'All content in one list',
    text: 'Content, first in the menu, finds pages of all types, filters them, and changes many of them at once.',
    target: '.first-links',
  },
  {
    heading: 'Anywhere by keyboard',
    text: 'Press Ctrl or ⌘ and K on any page to go to another one, to create something, or to save what you write.',
    target: '.command-palette__open',
  },
  {
    heading: 'Your account',
    text: 'In your account you choose the language of this admin, light or dark, and which messages you get.',
    target: '.app-header__account',
  },
];
