/** A number (UUID) that the browser has chosen for what it creates. */
export const CREATION_HEADER = 'x-creation';
