type Program = { name: string; variable: string };

/** Thrown when another program has the port: names it, and what to do. */
export class PortTakenError extends Error {
  /** @param program what wanted to listen, and the environment variable that chooses its port */
  constructor(port: number, { name, variable }: Program, cause?: unknown) {
    super(
      `Port ${port} is taken by another program, so the ${name} cannot listen on it. ` +
        `Stop that program (it may be an earlier start of this ${name}), or choose another port with ${variable}.`,
      { cause },
    );
    this.name = 'PortTakenError';
  }
}
