import type { ContentType, Vocabulary } from '@keelstone/model';

/** English always; German where the demo is translated. */
export type Localized<T> = { en: T; de?: T };

/** In both languages. */
export type Both = { en: string; de: string };

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
 * `*italic*`, and links `[words](node:KEY)`, `[words](dialog:KEY)` or `[words](https://…)`.
 */
export type Markdown = string;

/** `node` is a node key. */
export type DemoLink = { title: Localized<string>; node: string };

/** A link that opens a dialog of the demo; it says the dialog's title unless it has words of its own. */
export type DemoDialogLink = { title: Localized<string>; dialog: string };

/** A link to somewhere that is no node of the demo. */
export type DemoAddress = { title: Localized<string>; url: string };

export type DemoCard = { heading: Localized<string>; text: Localized<string>; link?: DemoLink };

/** Key of a {@link DemoMedia}, or of the node whose contour picture is meant. */
export type DemoMediaItem = { media: string; caption?: Localized<string> };

/** A testimonial's key, or the words themselves. */
export type DemoQuote =
  | { testimonial: string }
  | { quote: Localized<string>; person: string; role: Localized<string>; organisation: string };

type DemoTitledText = { title: Localized<string>; text: Localized<string> };

export type DemoParagraph =
  | {
      kind: 'banners';
      banners: {
        heading: Localized<string>;
        text?: Localized<string>;
        link?: DemoLink;
        /** Key of the node whose contour picture stands behind it. */
        pictureOf?: string;
      }[];
    }
  | { kind: 'cards'; heading?: Localized<string>; cards: DemoCard[] }
  | { kind: 'media'; items: DemoMediaItem[] }
  /** Event keys; the site adds others until there are `fillUpTo` (0 to 12). */
  | { kind: 'related_events'; heading?: Localized<string>; events: string[]; fillUpTo: number }
  | { kind: 'related_resources'; heading?: Localized<string>; resources: string[]; fillUpTo: number }
  | { kind: 'quotes'; quotes: DemoQuote[] }
  | {
      kind: 'text_lists';
      lists: {
        heading?: Localized<string>;
        style: 'bullets' | 'steps' | 'terms';
        /** `terms` need titles. */
        items: { title?: Localized<string>; text: Localized<string> }[];
      }[];
    }
  | {
      kind: 'summaries';
      heading?: Localized<string>;
      items: { heading: Localized<string>; text?: Localized<string>; link: DemoLink }[];
    };

export type DemoSection =
  | { kind: 'basic'; body: Localized<Markdown>; paragraphs?: DemoParagraph[] }
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
  | { kind: 'summary_resources'; heading?: Localized<string>; resources: string[] }
  | {
      kind: 'accordion';
      heading?: Localized<string>;
      items: { title: Localized<string>; body: Localized<Markdown>; paragraphs?: DemoParagraph[] }[];
      allowsSeveralOpen?: boolean;
      allowsAllClosed?: boolean;
    }
  /** `logo` is the key of a drawing among the demo's media. */
  | {
      kind: 'endorsement_bar';
      heading?: Localized<string>;
      items: { name: string; logo?: string; url?: string }[];
    }
  | {
      kind: 'location_grid';
      heading?: Localized<string>;
      showsMap: boolean;
      locations: {
        name: Localized<string>;
        address: { organisation: string; street: string; postalCode: string; city: string; country: Both };
        phone?: string;
        email?: string;
        /** Degrees north, degrees east. */
        coordinates?: [latitude: number, longitude: number];
        isMain?: boolean;
      }[];
    }
  | {
      kind: 'tabbed_billboard';
      heading?: Localized<string>;
      tabs: {
        /** One to three words. */
        label: Localized<string>;
        heading: Localized<string>;
        body: Localized<Markdown>;
        pictureOf?: string;
        link?: DemoLink;
        paragraphs?: DemoParagraph[];
      }[];
    }
  /** Suite keys; each shows its own products. */
  | {
      kind: 'product_suite_explorer';
      heading?: Localized<string>;
      text?: Localized<string>;
      suites: string[];
    }
  /** Key of a {@link DemoForm}. */
  | { kind: 'form_bar'; heading: Localized<string>; text?: Localized<string>; form: string }
  | {
      kind: 'links_list';
      heading?: Localized<string>;
      links: ((DemoLink | DemoAddress | DemoDialogLink) & { description?: Localized<string> })[];
    }
  | {
      kind: 'media';
      heading?: Localized<string>;
      layout: 'wide' | 'text' | 'gallery';
      items: DemoMediaItem[];
    };

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
  | {
      type: 'article';
      articleTypes: string[];
      /** person keys */
      authors: string[];
      keyPoints?: Localized<string>[];
      /** ISO date-time in UTC. */
      reviewedAt?: string;
    }
  | {
      type: 'case_study';
      customer: string;
      results: { figure: Localized<string>; meaning: Localized<string> }[];
      location?: Localized<string>;
      facts?: { label: Localized<string>; value: Localized<string> }[];
      /** product_detail keys */
      products?: string[];
      /** testimonial key */
      testimonial?: string;
    }
  | {
      type: 'event';
      startsAt: string;
      endsAt?: string;
      /** IANA name. */
      timeZone: string;
      place?: Localized<string>;
      /** Street, postal code and town, in one line. */
      address?: string;
      /** person keys */
      speakers?: string[];
      agenda?: { time: string; title: Localized<string>; text?: Localized<string> }[];
      fee?: Localized<string>;
      spokenLanguage?: Localized<string>;
      /** resource key */
      recording?: string;
      onlineUrl?: string;
      registrationUrl?: string;
    }
  | {
      type: 'landing_page';
      /** Key of a {@link DemoForm}. */
      form?: string;
      points?: Localized<string>[];
      /** testimonial key */
      testimonial?: string;
    }
  | { type: 'overview_page'; listedType?: ContentType /** node keys */; children?: string[] }
  | { type: 'page'; showsContents?: boolean }
  | {
      type: 'person';
      role: Localized<string>;
      roleCategories: string[];
      location?: Localized<string>;
      email?: string;
      links?: { title: string; url: string }[];
    }
  | {
      type: 'platform';
      /** product_detail keys */
      products: string[];
      parts?: {
        name: Localized<string>;
        text: Localized<string>;
        /** From what people touch down to what everything stands on. */
        layer: 'edge' | 'services' | 'core' | 'ground';
      }[];
      integrations?: DemoTitledText[];
    }
  | {
      type: 'product_detail';
      /** product_suite node key */
      suite: string;
      capabilities: DemoTitledText[];
      /** platform key */
      platform?: string;
      facts?: { label: Localized<string>; value: Localized<string> }[];
      /** resource keys */
      resources?: string[];
    }
  | {
      type: 'product_suite';
      accent: string;
      /** product_detail keys */
      products: string[];
      outcomes?: DemoTitledText[];
      /** person key */
      contact?: string;
      /** case_study keys */
      caseStudies?: string[];
    }
  | {
      type: 'resource';
      resourceTypes: string[];
      /** When true, the loader makes a small PDF of the text, and cards open it instead of the page. */
      linksToAsset?: boolean;
      edition?: Localized<string>;
      /** person keys */
      authors?: string[];
      /** Key of a sound recording or film among the demo's media. */
      recording?: string;
    }
  | {
      type: 'solution';
      /** product_detail keys */
      products: string[];
      situations?: DemoTitledText[];
      /** case_study keys */
      caseStudies?: string[];
      /** resource keys */
      resources?: string[];
    }
  | {
      type: 'testimonial';
      quote: Localized<string>;
      person: string;
      role: Localized<string>;
      organisation: string;
      /** case_study key */
      caseStudy?: string;
      /** Key of a drawing among the demo's media. */
      logo?: string;
      /** product_detail keys */
      products?: string[];
    };

export type DemoNode = DemoNodeBase & DemoTypeFields;

/** A demo node of one content type. */
export type DemoNodeOf<T extends ContentType> = Extract<DemoNode, { type: T }>;

/**
 * Media of the demo besides the contour pictures, which every node has of itself. `file` names a file in
 * `seeds/assets`; a drawing (svg) may be given as markup instead.
 */
export type DemoMedia = { key: string; title: Both } & (
  | { kind: 'audio'; file: string; seconds: number; transcript: Both; audioType: string }
  | {
      kind: 'video';
      file: string;
      seconds: number;
      transcript: Both;
      videoType: string;
      /** WebVTT files in `seeds/assets`. */
      captions: { language: 'en' | 'de'; file: string }[];
      /** Key of the node whose contour picture is its poster. */
      posterOf: string;
    }
  | {
      kind: 'remote_video';
      url: string;
      seconds: number;
      transcript: Both;
      videoType: string;
      posterOf: string;
    }
  | { kind: 'svg'; markup: string; svgType: string }
  | { kind: 'file'; file: string; fileType: string }
);
