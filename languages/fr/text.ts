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
  irregular: {
    travaux: 'travail',
    yeux: 'oeil',
    bia: 'bia',
    // Words of the field whose stem is that of another word: "administration", "commun", "consultant", "devant",
    // "direct", "environ", "format", "France", "import", "paiement", "significatif".
    administrateur: 'administrateur',
    administrateurs: 'administrateur',
    commune: 'commune',
    communes: 'commune',
    communication: 'communication',
    communications: 'communication',
    consultation: 'consultation',
    consultations: 'consultation',
    devis: 'devis',
    direction: 'direction',
    directions: 'direction',
    directive: 'directive',
    directives: 'directive',
    environnement: 'environnement',
    environnements: 'environnement',
    formation: 'formation',
    formations: 'formation',
    francais: 'francais',
    francaise: 'francais',
    francaises: 'francais',
    importance: 'important',
    important: 'important',
    importante: 'important',
    importantes: 'important',
    importants: 'important',
    paie: 'paie',
    paies: 'paie',
    signification: 'signification',
    significations: 'signification',
  },
  // An apostrophe separates words: this list includes the elided forms before one ("l'assurance").
  stopWords: wordList(
    `a ai as au aux avec c ca car ce cela ces cet cette ceux chez comme d dans de des donc dont du elle elles en est
    et etaient etait etant ete etes etre eu eux il ils j je jusqu jusque l la le les leur leurs lorsqu lorsque lui
    m ma mais me meme memes mes moi mon n ne ni nos notre nous on ont or ou par pas pour puisqu puisque qu quand
    que quel quelle quelles quels qui quoi quoiqu quoique s sa sans se sera seront ses si soi soit sommes son sont
    sous suis sur t ta te tes toi ton tres tu un une vos votre vous y`,
  ),
  questionPhrases: phraseList(
    `a propos de, ai, ai je, aide, aider, aidez moi, ainsi, alors, apres, as tu, au sujet de, aucun, aucune, aussi,
    autre, autres, avant, avez vous, avoir, avons, avons nous, beaucoup, besoin, besoin de, bien, bonjour, ca, ceci,
    cela, celle, celles, celui, certain, certaines, certains, chaque, cherche, chercher, cherchons, chose, choses,
    combien, combien de, combien de temps, comment, comment faire, comment faire pour, comment puis je, concernant,
    connaitre, contre, definition, definition de, depuis, depuis quand, difference entre, dire, dit on, dites moi,
    dois, dois je, doit, doit on, doivent, donner, donnez moi, en savoir plus, encore, entre, est ce, est ce qu,
    est ce que, est il possible de, etant, etes vous, exactement, exemple, exemple de, exemples, exemples de,
    existe, existe t il, expliquer, expliquez moi, faire, fait, fait on, faites vous, faut, faut il, fonctionne,
    font, hello, ici, info, informations, informations sur, infos, infos sur, j ai besoin de, j aimerais, jamais,
    je cherche, je veux, je voudrais, juste, laquelle, lequel, lesquelles, lesquels, lors, marche, merci, mettre,
    mieux, moins, montrez moi, n importe, nous cherchons, nous voulons, obtenir, ou puis je, ou trouver, parce que,
    pendant, permet, peu, peut, peut etre, peut il, peut on, peuvent, peux, peux tu, plus, plus d infos sur,
    plusieurs, pourquoi, pourrais je, pourrait, pourrait on, pouvez vous, pouvons nous, proposez vous, puis je,
    qu est ce qu, qu est ce que, qu est ce qui, que faire, que faire quand, que faire si, que signifie,
    que veut dire, quelqu un, quelque, quelque chose, quelques, question sur, questions sur, qui peut, quoi faire,
    rien, s il vous plait, sait on, salut, savoir, selon, seulement, si, signifie, svp, toujours, tous,
    tout, toute, toutes, tres, trop, trouve, trouver, va t il, vers, veut, veut dire, veux, voici, voila, voir,
    voudrais, voulez vous, voulons, vraiment, y a t il`,
  ),
  questionWords: wordList(
    `acceptez ai avez combien comment depuis dois doit est etes existe faites faut fournissez laquelle lequel
    lesquelles lesquels ou peut peuvent peux pourquoi pouvez pouvons proposez puis qu quand que quel quelle quelles
    quels qui quoi sont`,
  ),
  compoundLinks: [],
  leastCoverage: 0.41,
  otherFormCovers: 1,
};
