/** Thrown if another program listens on the port that one of our processes needs. */
export class PortTakenError extends Error {
  /**
   * @param who such as `the site`
   * @param variable the environment variable that chooses the port
   */
  constructor(port: number, who: string, variable: string, cause?: unknown) {
    super(
      `Port ${port} is taken by another program, so ${who} cannot listen on it. Stop that program ` +
        `(lsof -i :${port} names it; it may be an earlier start), or choose another port with ${variable}.`,
      { cause },
    );
    this.name = 'PortTakenError';
  }
}
