/** C-11: characters of every password that is set, whatever way. By itself, because forms of the admin say it too. */
export const SHORTEST_PASSWORD = 12;
