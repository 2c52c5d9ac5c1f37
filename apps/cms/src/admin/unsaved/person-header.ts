/** Says for whom a page of the admin was opened, by the id of the account. */
export const PERSON_HEADER = 'x-person';
