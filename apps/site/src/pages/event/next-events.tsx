import type { NodeReference } from '@keelstone/model';
import { CardSection } from '../card-section.tsx';
import { comingUp } from '../event-time.ts';
import type { Surroundings } from '../node-page-props.ts';
import { referenceOf } from '../reference-of.ts';

const COUNT = 3;

/** For those who come too late: events about the same things, then whichever come next. */
export function NextEvents({ around }: { around: Surroundings }) {
  const related = around.sectionContext.related('event', COUNT, []);
  const others = comingUp(around.nodesOfType('event'), around.now).map(referenceOf);
  const events = new Map<number, NodeReference>([...related, ...others].map((event) => [event.nid, event]));
  return (
    <CardSection
      references={[...events.values()].slice(0, COUNT)}
      heading={around.messages.nextEvents}
      around={around}
    />
  );
}
