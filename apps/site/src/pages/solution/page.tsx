import { SectionList } from '../../sections/section-list.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import styles from './page.module.css';
import { SolutionProducts } from './solution-products.tsx';

/** A solution: the problem on the left, told in full; what we bring to it stays in view on the right. */
export function SolutionPage({ node, around }: NodePageProps<'solution'>) {
  const { messages } = around;
  return (
    <article data-accent={around.accentOf(node)}>
      <header className={`frame grid ${styles.header}`}>
        <div className={styles.words}>
          <p className="label">{messages.contentTypes.solution}</p>
          <h1>{node.title}</h1>
        </div>
        {node.excerpt && <p className={styles.lead}>{node.excerpt}</p>}
      </header>
      {node.picture && <Picture className={styles.picture} picture={node.picture} sizes="100vw" isEarly />}
      <div className={`frame grid ${styles.columns}`}>
        <div className={styles.text}>
          <RichText blocks={node.body} hasLead />
        </div>
        <div className={styles.aside}>
          <SolutionProducts products={node.products} heading={messages.whatWeBring} />
          <Facts facts={subjectFacts(node, around)} />
        </div>
      </div>
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
