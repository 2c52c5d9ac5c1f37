import type { ContentType, Vocabulary } from '@keelstone/model';

/** English always; German where the demo is translated. */
export type Localized<T> = { en: T; de?: T };

/** A term of the demo. `key` is how nodes refer to it. */
export type DemoTerm = {
  key: string;
  vocabulary: Vocabulary;
  label: { en: string; de: string };
  /** Resource types: what a link says. */
  linkText?: { en: string; de: string };
  /** Resource types: the icon, as SVG markup on a 24 px grid. */
  icon?: string;
  /** Brand colours and product suites: the accent's name in the stylesheet. */
  accent?: string;
};

/**
 * Text in a small Markdown: paragraphs, `##` and `###` headings, `-` and `1.` lists, `>` quotes, `**bold**`,
 * `*italic*`, and links `[words](node:KEY)` or `[words](https://…)`.
 */
export type Markdown = string;

/** `node` is a node key. */
export type DemoLink = { title: Localized<string>; node: string };

export type DemoCard = { heading: Localized<string>; text: Localized<string>; link?: DemoLink };

export type DemoSection =
  | { kind: 'basic'; body: Localized<Markdown> }
  | { kind: 'headline'; kicker?: Localized<string>; heading: Localized<string>; text?: Localized<string> }
  | {
      kind: 'featured_text';
      heading: Localized<string>;
      body: Localized<Markdown>;
      /** Key of the node whose contour image stands beside the text. */
      pictureOf?: string;
      link?: DemoLink;
    }
  | { kind: 'card_grid'; heading?: Localized<string>; cards: DemoCard[] }
  | { kind: 'summary_content'; heading?: Localized<string>; nodes: string[] }
  | { kind: 'summary_resources'; heading?: Localized<string>; resources: string[] };

type DemoNodeBase = {
  /** Unique, stable, kebab-case; other nodes refer to it. */
  key: string;
  title: Localized<string>;
  /** One or two sentences. Required for every type but article and resource, whose excerpt comes from the body. */
  summary?: Localized<string>;
  body: Localized<Markdown>;
  /** ISO date-time in UTC, between 2016-01-01 and 2026-11-15. */
  created: string;
  /** `published` unless said otherwise. Drafts and reviews show that visitors do not see them. */
  state?: 'draft' | 'in_review' | 'published' | 'archived';
  /** Term keys. */
  productSuites?: string[];
  industries?: string[];
  tags?: string[];
  sections?: DemoSection[];
};

type DemoTypeFields =
  | { type: 'article'; articleTypes: string[] /** person keys */; authors: string[] }
  | {
      type: 'case_study';
      customer: string;
      results: { figure: Localized<string>; meaning: Localized<string> }[];
    }
  | {
      type: 'event';
      startsAt: string;
      endsAt?: string;
      /** IANA name. */
      timeZone: string;
      place?: Localized<string>;
      onlineUrl?: string;
      registrationUrl?: string;
    }
  | { type: 'landing_page' }
  | { type: 'overview_page'; listedType?: ContentType /** node keys */; children?: string[] }
  | { type: 'page' }
  | {
      type: 'person';
      role: Localized<string>;
      roleCategories: string[];
      links?: { title: string; url: string }[];
    }
  | { type: 'platform' /** product_detail keys */; products: string[] }
  | {
      type: 'product_detail';
      /** product_suite node key */
      suite: string;
      capabilities: { title: Localized<string>; text: Localized<string> }[];
    }
  | { type: 'product_suite'; accent: string /** product_detail keys */; products: string[] }
  | {
      type: 'resource';
      resourceTypes: string[];
      /** When true, the loader makes a small PDF of the text, and cards open it instead of the page. */
      linksToAsset?: boolean;
    }
  | { type: 'solution' /** product_detail keys */; products: string[] }
  | {
      type: 'testimonial';
      quote: Localized<string>;
      person: string;
      role: Localized<string>;
      organisation: string;
      /** case_study key */
      caseStudy?: string;
    };

export type DemoNode = DemoNodeBase & DemoTypeFields;

/** A demo node of one content type. */
export type DemoNodeOf<T extends ContentType> = Extract<DemoNode, { type: T }>;

type Both = { en: string; de: string };

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
  /** Resource keys that stand first in `Most Recent`. */
  featured: string[];
};
