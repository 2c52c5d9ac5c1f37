/** What answers REST requests: Payload's handler, or one with something before it. */
export type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** Tells whether a request comes from somebody of the staff, by its headers alone. */
export type IsStaff = (headers: Headers) => Promise<boolean>;
