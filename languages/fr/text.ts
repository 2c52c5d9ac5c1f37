import { stemmer } from '@orama/stemmers/french';
import type { TextProcessing } from '../language-definition.ts';
import { phraseList, wordList } from '../word-list.ts';

/**
 * Words are passed without accents, but the algorithm recognises the ending of a participle only by its accent:
 * it would remove one e from "declaree", where it removes both from "déclarée".
 */
const stem = (word: string) => stemmer(word.replace(/ee(s?)$/, 'e$1'));

export const text: TextProcessing = {
  stem,
  irregular: { travaux: 'travail', yeux: 'oeil' },
  // An apostrophe separates words: this list includes the elided forms before one ("l'assurance").
  stopWords: wordList(
    `a ai as au aux avec c ce ces cet cette ceux chez comme d dans de des donc dont du elle elles en est et etaient etait
    ete etre eu eux il ils j je jusqu l la le les leur leurs lorsqu lui m ma mais me mes meme moi mon n ne nos notre
    nous on ont ou par pas pour puisqu qu quand que quel quelle quelles quels qui quoi quoiqu s sa sans se sera ses si
    son sont sous sur t ta te tes toi ton tres tu un une vos votre vous y`,
  ),
  questionPhrases: phraseList(
    `a propos de, aide, aidez moi, avez vous, besoin, bonjour, chaque, cherche, chercher, combien, combien de
    temps, comment, comment puis je, definition, difference entre, dois je, doit on, en savoir plus, entre, exemple, exemples de, faire, faut, info, informations sur, infos sur, merci, montrez moi,
    nous cherchons, nous voulons, ou puis je, peut on, plus, pourquoi, pouvez vous, proposez vous, puis je,
    qui peut, s il vous plait, svp, tous, tout, toutes, trouve, trouver, veux, voudrais`,
  ),
  questionWords: wordList(
    `combien comment est faut ou pourquoi puis quand que quel quelle quelles quels qu quoi qui sont`,
  ),
  compoundLinks: [],
  leastCoverage: 0.5,
};
