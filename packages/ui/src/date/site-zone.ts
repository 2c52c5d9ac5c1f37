const UTC = 'UTC';
let zone = UTC;

/** The time zone of dates that have none of their own, such as the day of an article. */
export const siteZone = (): string => zone;

/**
 * Sets the time zone of the site: one for the whole process, or for the page in the browser, like the language of its
 * texts in the browser. It changes only between two renderings.
 *
 * @param name of the published settings; those from before the field existed mean UTC
 */
export function setSiteZone(name: string | null | undefined): void {
  zone = name || UTC;
}
