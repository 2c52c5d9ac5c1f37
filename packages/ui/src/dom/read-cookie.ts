/** The value of a cookie; empty without it. @param cookies as in `document.cookie`, which puts `; ` between them */
export const readCookie = (cookies: string, name: string): string =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
