/** Adds behaviour to the shell, which works without it. */
export function startShell(): void {}
