/** Handles REST requests: Payload's handler, or one wrapped around it. */
export type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** Whether a request is authenticated as staff, by its headers alone. */
export type IsStaff = (headers: Headers) => Promise<boolean>;
