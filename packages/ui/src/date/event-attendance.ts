type Attended = {
  attendance: 'on_site' | 'online' | 'both' | null;
  place: string | null;
  address: string | null;
  onlineUrl: string | null;
};

/**
 * Whether one can take part in an event online, also while there is no link, because those who register are told. What was
 * published without the editor's choice has the fields alone.
 */
export const isOnline = ({ attendance, onlineUrl }: Attended): boolean =>
  attendance === 'online' || attendance === 'both' || onlineUrl !== null;

/** Whether one can come to an event, also while the place is open. */
export const isOnSite = ({ attendance, place, address }: Attended): boolean =>
  attendance === 'on_site' || attendance === 'both' || Boolean(place || address);
