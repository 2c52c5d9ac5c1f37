import { expect, it } from 'vitest';
import { matchingCommands } from './matching-commands.ts';

const commands = [
  { name: 'Bilder', kind: 'Gehe zu' },
  { name: 'Événement', kind: 'Créer' },
  { name: 'Neue Artikelart', kind: 'Anlegen' },
  { name: 'Artikel', kind: 'Anlegen' },
];
const namesFor = (typed: string) => matchingCommands(commands, typed).map(({ name }) => name);

it.each([
  ['', ['Bilder', 'Événement', 'Neue Artikelart', 'Artikel']],
  ['even', ['Événement']],
  [' art', ['Artikel', 'Neue Artikelart']],
  ['anlegen ART', ['Artikel', 'Neue Artikelart']],
  ['tikel', []],
])('U-9 %j finds commands by beginnings of words, and first those that begin with it', (typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});
