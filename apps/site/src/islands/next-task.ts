/** Lets the browser do what waits, such as painting or the next input. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
