import type { ReactNode } from 'react';
import { Accordion, type AccordionItem } from './accordion.tsx';

const LINES = [
  'The register had an owner, a score and a date. It had no telephone number.',
  'Whoever saw it reports it, before the next shift, without a password.',
  'A plan that nobody can find at night is a plan for the day.',
];

/** Three items whose anchors begin with a given name: `prices-one`, `prices-two`, `prices-three`. */
const items = (name: string, inside?: ReactNode): AccordionItem[] =>
  ['one', 'two', 'three'].map((number) => ({
    anchor: `${name}-${number}`,
    title: `${name} ${number}`,
    content: (
      <>
        {LINES.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          The word of {name} {number} is {name}word{number}.
        </p>
        {number === 'two' && inside}
      </>
    ),
  }));

/** Content with ids and links of its own, and a nested accordion. */
const nested = (
  <>
    <h3 id="inside">Inside</h3>
    <p>
      <a href="#inside">To the heading inside</a>
    </p>
    <Accordion items={items('inner')} headingLevel={3} />
  </>
);

/** One page for each option, and for the content that accordions must support. */
export const examples: Readonly<Record<string, ReactNode>> = {
  default: <Accordion items={items('prices')} headingLevel={2} />,
  'several-open': <Accordion items={items('prices')} headingLevel={2} allowsSeveralOpen />,
  'all-closed': <Accordion items={items('prices')} headingLevel={2} allowsAllClosed />,
  disabled: <Accordion items={items('prices')} headingLevel={2} isDisabled />,
  'disabled-items': (
    <Accordion
      items={items('prices').map((item, position) => ({ ...item, isDisabled: position !== 1 }))}
      headingLevel={2}
    />
  ),
  'ignores-address': <Accordion items={items('prices')} headingLevel={2} ignoresAddress />,
  'adds-to-history': <Accordion items={items('prices')} headingLevel={2} addsToHistory />,
  nested: <Accordion items={items('outer', nested)} headingLevel={2} />,
  two: (
    <>
      <Accordion items={items('prices')} headingLevel={2} />
      <Accordion items={items('places')} headingLevel={2} />
    </>
  ),
};
