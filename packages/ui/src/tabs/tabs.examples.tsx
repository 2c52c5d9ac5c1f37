import type { ReactNode } from 'react';
import { type Tab, Tabs } from './tabs.tsx';

const GERMAN = [
  'Betriebsunterbrechungsversicherung',
  'Lieferkettensorgfaltspflichtengesetz',
  'Vor dem Verwaltungsrat',
  'Schadenrückstellungen',
  'Arbeitsschutzausschusssitzung',
  'Prüfungsfeststellungen',
  'Meldewege',
  'Geschäftsfortführungsmanagement',
];

/** Tabs whose anchors are their labels; each panel has a heading, a link, and a unique word. */
const tabs = (labels: string[]): Tab[] =>
  labels.map((label, position) => ({
    anchor: `tab-${position + 1}`,
    label,
    content: (
      <>
        <h2 id={`heading-${position + 1}`}>About {label}</h2>
        <p>
          The word of this panel is panelword{position + 1}. <a href="/elsewhere">Read on</a>
        </p>
      </>
    ),
  }));

const ENGLISH = ['Intake', 'Claims', 'Board'];

/** One page for each option, and for the content that tabs must support. */
export const examples: Readonly<Record<string, ReactNode>> = {
  horizontal: <Tabs tabs={tabs(ENGLISH)} label="Desks" />,
  vertical: <Tabs tabs={tabs(ENGLISH)} label="Desks" isVertical />,
  german: <Tabs tabs={tabs(GERMAN)} label="Themen" />,
  'german-vertical': <Tabs tabs={tabs(GERMAN)} label="Themen" isVertical />,
};
