/**
 * C-11: minimum length of every password, however it is set. In a file of its own because the admin's forms show it
 * too.
 */
export const SHORTEST_PASSWORD = 12;
