import { Breakable } from '../breakable/breakable.tsx';

type TitleAndLeadProps = {
  title: string;
  /** Empty if there is none. */
  lead: string;
  /** Class names of the surrounding component. */
  styles: Readonly<Record<string, string | undefined>>;
};

/** The title of a page, and what the page is about. The surrounding component determines their size. */
export function TitleAndLead({ title, lead, styles }: TitleAndLeadProps) {
  return (
    <>
      <h1 className={styles.title}>
        <Breakable text={title} />
      </h1>
      {lead && (
        <p className={styles.lead}>
          <Breakable text={lead} />
        </p>
      )}
    </>
  );
}
