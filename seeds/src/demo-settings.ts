import type { Both } from './demo-types.ts';

/** Site settings of the demo, by node keys. */
export type DemoSettings = {
  siteName: string;
  tagline: Both;
  address: { organisation: string; street: string; postalCode: string; city: string; country: Both };
  phone: string;
  email: string;
  /** node key */
  home: string;
  navigation: {
    title: Both;
    /** node key, or `search` for the search page */
    node: string;
    children: { title: Both; node: string; description?: Both }[];
  }[];
  footer: { heading: Both; links: { title: Both; node: string }[] }[];
  footerNote: Both;
  socialLinks?: { title: string; url: string }[];
  /** Filters whose values widen the result. A node has one type and one date: two of them at once would find nothing. */
  disjunctiveFacets: ('product_suites' | 'industries' | 'content_type' | 'date')[];
  /** Resource keys that stand first in `Most Recent`. */
  featured: string[];
};
