import type { Language } from '@keelstone/languages/languages.ts';
import { joinWords, splitCompound, type Vocabulary } from './compounds.ts';
import {
  inBothNumbers,
  isStopWord,
  type QueryWord,
  questionLength,
  withoutStopWords,
} from './query-words.ts';
import type { Alternative, Synonyms } from './synonyms.ts';

/**
 * One search concept: a document must have all words of one of the alternatives. The first alternative is what
 * was typed, the others are its synonyms.
 */
export type Concept = {
  alternatives: readonly [typed: Alternative, ...synonyms: Alternative[]];
  /** True for a word that only asks, such as "find" in "where can I find". */
  isQuestion: boolean;
};

/** True for a stop word; a phrase with synonyms never counts as one. */
const isIdle = ({ alternatives: [typed, ...synonyms] }: Concept, language: Language): boolean =>
  synonyms.length === 0 && typed.words.every((word) => isStopWord(word, language));

/** What was typed, in any form, but also as one word where two were typed. */
export function withoutSynonyms(concept: Concept): Concept {
  const [typed, ...others] = concept.alternatives;
  const joined = others.filter(({ words, rule }) => words.length === 1 && !rule);
  return { ...concept, alternatives: [typed, ...joined] };
}

/**
 * The same, in no other form than the other number, if the language has no more forms than that: "audits" says what
 * "audit" says. The last word as a whole word, if any document has it.
 */
export function onlyTyped(concept: Concept, vocabulary: Vocabulary, language: Language): Concept {
  const exact = (alternative: Alternative): Alternative => ({
    ...alternative,
    words: alternative.words.map((word) => ({
      ...inBothNumbers(word, language),
      prefix: word.prefix && !vocabulary.knows({ ...word, prefix: false }),
    })),
  });
  const [typed, ...joined] = withoutSynonyms(concept).alternatives;
  return { ...concept, alternatives: [exact(typed), ...joined.map(exact)] };
}

/** The rules by which words become concepts. */
export type ConceptRules = {
  language: Language;
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  /** The weight of a match by the parts of a compound, or by the compound of several words. */
  compoundWeight: number;
};

/** Joins words into concepts: a phrase that has synonyms is one concept, every other word is a concept of its own. */
function joinPhrases(words: readonly QueryWord[], { language, synonyms }: ConceptRules): Concept[] {
  const concepts: Concept[] = [];
  let askedUntil = 0;
  for (let at = 0; at < words.length; ) {
    const found = synonyms.find(words, at);
    const length = found?.length ?? 1;
    const asking = questionLength(words, at, language);
    // A phrase with synonyms says something, unless it is part of a longer question.
    if (asking > length || length === 1) askedUntil = Math.max(askedUntil, at + asking);
    const typed = { words: withoutStopWords(words.slice(at, at + length), language), weight: 1 };
    at += length;
    concepts.push({ alternatives: [typed, ...(found?.finds ?? [])], isQuestion: at <= askedUntil });
  }
  return concepts;
}

/** The word of a concept that consists of one word. */
const onlyWord = ({ alternatives: [{ words }] }: Concept): QueryWord | undefined =>
  words.length === 1 ? words[0] : undefined;

const isFindable = ({ words }: Alternative, { vocabulary }: ConceptRules) =>
  words.every((word) => vocabulary.knows(word));

/** The parts of a word, each of which some document has, or a synonym of it. */
function findableParts(word: QueryWord, rules: ConceptRules): readonly QueryWord[] | null {
  const { language, vocabulary, synonyms } = rules;
  const knows = (part: QueryWord) =>
    vocabulary.knows(part) ||
    (synonyms.find([part], 0)?.finds.some((alternative) => isFindable(alternative, rules)) ?? false);
  return splitCompound(word, language, { knows, hasForm: (form) => vocabulary.hasForm(form) });
}

/** A compound that no document has, nor a synonym of it, as its parts, each with the synonyms of its own. */
function splitUnknown(concept: Concept, rules: ConceptRules): Concept[] {
  const word = concept.isQuestion ? undefined : onlyWord(concept);
  if (!word || concept.alternatives.some((alternative) => isFindable(alternative, rules))) return [concept];
  const parts = findableParts(word, rules);
  if (!parts) return [concept];
  return parts.flatMap((part) => joinPhrases([part], rules)).map((part) => ({ ...part, isQuestion: false }));
}

/** The synonyms that no document has, by the parts of their words: "Risikobewertung" as "Risiko" and "Bewertung". */
function splitSynonyms({ alternatives: [, ...synonyms] }: Concept, rules: ConceptRules): Alternative[] {
  const { language, vocabulary, compoundWeight } = rules;
  return synonyms.flatMap(({ words, weight }) => {
    const known = words.map((word) =>
      vocabulary.knows(word) ? [word] : splitCompound(word, language, vocabulary),
    );
    const parts = known.flatMap((each) => each ?? []);
    if (known.includes(null) || parts.length === words.length) return [];
    return [{ words: parts, weight: weight * compoundWeight }];
  });
}

/**
 * Lets compounds be found however they are written: an unknown word also by its parts, and each of two neighbouring
 * words also by the word that they make together.
 */
function withCompounds(typed: readonly Concept[], rules: ConceptRules): Concept[] {
  const { language, vocabulary, compoundWeight } = rules;
  const concepts = typed.flatMap((concept) => splitUnknown(concept, rules));
  const more: Alternative[][] = concepts.map((concept) => splitSynonyms(concept, rules));
  for (const [i, concept] of concepts.entries()) {
    const word = concept.isQuestion ? undefined : onlyWord(concept);
    if (!word) continue;
    const parts = vocabulary.knows(word) ? null : splitCompound(word, language, vocabulary);
    if (parts) more[i]?.push({ words: parts, weight: compoundWeight });
    const next = concepts[i + 1];
    const neighbour = next && !next.isQuestion ? onlyWord(next) : undefined;
    for (const joined of neighbour ? joinWords(word, neighbour, language, vocabulary) : [])
      for (const both of [more[i], more[i + 1]]) both?.push({ words: [joined], weight: compoundWeight });
  }
  return concepts.map((concept, i) => ({
    ...concept,
    alternatives: [...concept.alternatives, ...(more[i] as Alternative[])],
  }));
}

/**
 * Turns groups of words into concepts. Stop words are left out as long as other words remain.
 *
 * @param conjunction `AND` joins all groups into one: only then may a phrase span several keys
 */
export function toConcepts(
  groups: readonly (readonly QueryWord[])[],
  conjunction: 'AND' | 'OR',
  rules: ConceptRules,
): Concept[][] {
  const joined = conjunction === 'AND' ? [groups.flat()] : groups;
  const all = joined.map((words) => joinPhrases(words, rules));
  const telling = all.map((concepts) => concepts.filter((concept) => !isIdle(concept, rules.language)));
  const chosen = telling.some((concepts) => concepts.length > 0) ? telling : all;
  return chosen
    .filter((concepts) => concepts.length > 0)
    .map((concepts) => (conjunction === 'AND' ? withCompounds(concepts, rules) : concepts));
}
