/** Something that the palette can do. */
export type Command = {
  id: string;
  name: string;
  /** What kind of thing it is: a place, a page, something to create. */
  kind: string;
  act: () => void;
};

/** Words without capitals and accents, so that "evenement" finds "Événement". */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Commands that have all typed words, or beginnings of words; those whose name begins with one come first. */
export function matchingCommands<C extends Pick<Command, 'name' | 'kind'>>(
  commands: readonly C[],
  typed: string,
): C[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const rankOf = ({ name, kind }: C): number => {
    const text = ` ${folded(`${name} ${kind}`)}`;
    if (!words.every((word) => text.includes(` ${word}`))) return -1;
    return words.some((word) => folded(name).startsWith(word)) ? 1 : 0;
  };
  return commands
    .map((command) => ({ command, rank: rankOf(command) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ command }) => command);
}
