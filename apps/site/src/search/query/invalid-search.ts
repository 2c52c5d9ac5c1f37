/** Thrown for a search that exceeds a limit or names an unknown field. The message is for the API's caller. */
export class InvalidSearchError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'InvalidSearchError';
  }
}

/** @throws InvalidSearchError when `isInvalid` */
export function refuse(isInvalid: boolean, reason: () => string): void {
  if (isInvalid) throw new InvalidSearchError(reason());
}

/** @throws InvalidSearchError for a name that is not among `allowed` */
export function checkName(where: string, name: string, allowed: readonly string[]): void {
  refuse(
    !allowed.includes(name),
    () =>
      `${where}: there is no field ${JSON.stringify(name.slice(0, 40))}. Fields are ${allowed.join(', ')}.`,
  );
}
