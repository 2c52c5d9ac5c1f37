import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Address } from '@keelstone/model';
import contours from '@keelstone/ui/contours/contours.module.css';
import { ColourScheme } from './colour-scheme.tsx';
import styles from './footer.module.css';

type FooterProps = {
  site: SiteSettings;
  /** Shows only the last column, which contains the legally required links: imprint, privacy, accessibility. */
  isFocused?: boolean;
};

/** Who we are and how to reach us (C-7), the navigation, and the choice of colour scheme. */
export function Footer({ site, isFocused = false }: FooterProps) {
  const messages = messagesOf(site.language);
  return (
    <footer className={`${styles.footer} ${contours.range}`} data-drawn="late">
      <div className={`frame grid ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.tagline}>{site.tagline || site.siteName}</p>
          <address className={styles.address}>
            <AddressLines address={site.address} />
            {site.phone && (
              <p>
                <span className="visually-hidden">{messages.telephone}: </span>
                <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>{site.phone}</a>
              </p>
            )}
            {site.email && (
              <p>
                <span className="visually-hidden">{messages.email}: </span>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </p>
            )}
          </address>
        </div>
        <div className={styles.links} data-print="no">
          {(isFocused ? site.footer.slice(-1) : site.footer).map((column) => (
            <nav key={column.heading} aria-label={column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.url + link.title}>
                    <a href={link.url}>{link.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className={`frame ${styles.base}`}>
        <p>{site.footerNote ?? site.siteName}</p>
        {site.socialLinks.length > 0 && (
          <ul className={styles.elsewhere} aria-label={messages.elsewhere}>
            {site.socialLinks.map((link) => (
              <li key={link.url}>
                <a href={link.url} rel="me">
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        )}
        {isChoosable(site) && (
          <>
            {/* Hidden without scripts: then nothing is tracked or stored, so there is nothing to choose. */}
            <button
              type="button"
              id="privacy-choices"
              className={styles.choices}
              data-print="no"
              data-privacy-choices={isTracking(site) ? 'at-once' : 'on-demand'}
              hidden
            >
              {messages.privacyChoices}
            </button>
            <p role="alert" hidden>
              {messages.privacyChoicesFailed}
            </p>
          </>
        )}
        <ColourScheme language={site.language} />
      </div>
    </footer>
  );
}

/** With our own banner, there is always a choice: whether searches are stored on the device. */
const isChoosable = (site: SiteSettings) => site.tracking.consent.tool === 'own' || isTracking(site);

const isTracking = ({ tracking }: SiteSettings) =>
  tracking.marketingAutomation !== null || tracking.sessionRecording !== null;

function AddressLines({ address }: { address: Address }) {
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  const lines = [address.organisation, address.street, town, address.country].filter(Boolean);
  return (
    <p>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
