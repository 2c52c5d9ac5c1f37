import { stemmer } from '@orama/stemmers/french';
import type { TextProcessing } from '../language-definition.ts';
import { phraseList, wordList } from '../word-list.ts';

/**
 * Words are passed without accents, but the algorithm recognises the ending of a participle only by its accent:
 * it would remove one e from "declaree", where it removes both from "déclarée". It also takes the end of some nouns for
 * that of a verb, but not in all their forms: without these, "conflit" would not find "conflits", nor "infirmier"
 * "infirmière", "directeur" "directrice" or "vérifier" "vérification".
 */
const stem = (word: string) =>
  stemmer(
    word
      .replace(/ee(s?)$/, 'e$1')
      .replace(/(?<=..)(?<!v)(it|er|ion|o)s$/, '$1')
      .replace(/(ol|el|en|nd|rd|ec|nc|nn|tt|ev)us$/, '$1u')
      .replace(/(?<=..)ieres?$/, 'ier')
      .replace(/(?<!^ma|ci)trices?$/, 'teur')
      .replace(/(?<=e)rdre$|(?<=[aeo])ndre$/, (end) => end.slice(0, 2))
      .replace(/ifications?$/, 'ifier'),
  ).replace(/ifi$/, 'if');

export const text: TextProcessing = {
  stem,
  irregular: {
    travaux: 'travail',
    yeux: 'oeil',
    bia: 'bia',
    // Words of the field whose stem is that of another word: "administration", "bon", "commun", "consultant", "date",
    // "devant", "direct", "environ", "format", "France", "import", "journal", "loi", "mal", "min", "paiement", "part",
    // "significatif", "sort".
    administrateur: 'administrateur',
    administrateurs: 'administrateur',
    boni: 'boni',
    commune: 'commune',
    communes: 'commune',
    communication: 'communication',
    communications: 'communication',
    consultation: 'consultation',
    consultations: 'consultation',
    data: 'data',
    devis: 'devis',
    direction: 'direction',
    directions: 'direction',
    directive: 'directive',
    directives: 'directive',
    environnement: 'environnement',
    environnements: 'environnement',
    facultatif: 'facultatif',
    facultatifs: 'facultatif',
    facultative: 'facultatif',
    facultatives: 'facultatif',
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
    journaliste: 'journaliste',
    journalistes: 'journaliste',
    loyer: 'loyer',
    loyers: 'loyer',
    mali: 'mali',
    mini: 'mini',
    paie: 'paie',
    paies: 'paie',
    partie: 'partie',
    parties: 'partie',
    signification: 'signification',
    significations: 'signification',
    sortie: 'sortie',
    sorties: 'sortie',
    // Words whose other forms the algorithm does not recognise, or takes for those of another word.
    acheteuse: 'acheteur',
    acheteuses: 'acheteur',
    aveux: 'aveu',
    baux: 'bail',
    calculatrice: 'calculatrice',
    calculatrices: 'calculatrice',
    cheffe: 'chef',
    cheffes: 'chef',
    chercheuse: 'chercheur',
    chercheuses: 'chercheur',
    chiffree: 'chiffrement',
    chiffrees: 'chiffrement',
    chiffrement: 'chiffrement',
    clos: 'clos',
    close: 'clos',
    closes: 'clos',
    danger: 'danger',
    dangers: 'danger',
    emplois: 'emploi',
    enjeux: 'enjeu',
    envois: 'envoi',
    feux: 'feu',
    jeux: 'jeu',
    lieux: 'lieu',
    lois: 'loi',
    milieux: 'milieu',
    petit: 'petit',
    petits: 'petit',
    renvois: 'renvoi',
    restaurant: 'restaurant',
    restaurants: 'restaurant',
    tiers: 'tiers',
    travailleuse: 'travailleur',
    travailleuses: 'travailleur',
    trous: 'trou',
    vrais: 'vrai',
  },
  // An apostrophe separates words: this list includes the elided forms before one ("l'assurance").
  stopWords: wordList(
    `a ai as au aux avec c ca car ce cela ces cet cette ceux chez comme d dans de des donc dont du elle elles en est
    et etaient etait etant ete etes etre eu eux il ils j je jusqu jusque l la le les leur leurs lorsqu lorsque lui
    m ma mais me meme memes mes moi mon n ne ni nos notre nous on ont or ou par pas pour puisqu puisque qu quand
    que quel quelle quelles quels qui quoi quoiqu quoique s sa se sera seront ses si soi soit sommes son sont
    suis sur t ta te tes toi ton tres tu un une vos votre vous y`,
  ),
  questionPhrases: phraseList(
    `a partir de, a propos de, a quoi sert, a quoi servent, about, absolument, actuellement, adapte, adaptee, adaptees,
    adaptes, afin de, ai, ai je, aide, aider, aidez moi, ainsi, alors, and, apparemment, apres, are, arrive, arrive t
    il, arriver, as tu, assez, astuces pour, au lieu de, au sujet de, aucun, aucune, aupres de, auriez vous, aussi,
    autour, autour d, autour de, autre, autres, avant, avant de, avez vous, avoir, avons, avons nous, beaucoup,
    besoin, besoin de, best, bien, bjr, bon, bonjour, bonne, bonnes, bons, c est qui, c est quoi, ca, ca marche
    comment, can, ceci, cela, celle, celles, celui, certain, certaines, certains, chacun, chacune, chaque, cherche,
    chercher, cherchons, chez vous, chose, choses, combien, combien de, combien de temps, comment, comment bien,
    comment ca marche, comment ca se passe, comment faire, comment faire pour, comment on fait, comment on fait pour,
    comment puis je, concernant, connaitre, conseils pour, conseils sur, contre, correctement, d abord, d autres,
    definition, definition de, deja, depuis, depuis quand, devons, devons nous, devrais, devrait, devrions, difference
    entre, differentes, differents, dire, dit on, dites moi, do, does, dois, dois je, doit, doit on, doivent, donne,
    donner, donnez moi, efficace, efficacement, efficaces, en fait, en general, en quoi, en quoi consiste, en savoir
    plus, en train de, encore, ensemble, ensuite, entre, est ce, est ce qu, est ce que, est il possible de, etant,
    etes vous, eventuel, eventuelle, eventuels, evidemment, exactement, exemple, exemple de, exemples, exemples de,
    existe, existe t il, expliquer, expliquez moi, facilement, faire, faisons, fait, fait on, faites vous, faudrait,
    faut, faut il, finalement, fonctionne, font, for, genial, genre, grace a, guide pour, habituellement, hello, how,
    how can i, how do i, how to, ici, ideal, ideale, idee de, idees pour, il y a, in, info, informations, informations
    sur, infos, infos sur, interessant, interessante, interessants, is, j ai, j ai besoin de, j ai un, j ai une, j
    aimerais, jamais, je cherche, je recherche, je veux, je voudrais, jsp, juste, justement, la meilleure facon de,
    laquelle, le meilleur moyen de, lequel, lesquelles, lesquels, lors, machin, madame, maintenant, marche, meilleur,
    meilleure, meilleures, meilleurs, merci, mettre, mieux, mlle, mme, moderne, modernes, moins, monsieur, montrez
    moi, moyen de, moyens de, mr, my, n importe, n y a t il pas, necessaire, necessaires, need, non, normal, normale,
    normalement, nous avons, nous cherchons, nous voulons, obtenir, of, ou puis je, ou trouver, oui, our, parce que,
    parfois, partout, pas de, pendant, performant, performante, performants, permet, peu, peut, peut etre, peut il,
    peut on, peuvent, peux, peux tu, plein de, plus, plus d infos sur, plusieurs, plutot, possible, possibles,
    potentiel, potentielle, potentiels, pourquoi, pourrais, pourrais je, pourrait, pourrait on, pourrions, pouvez,
    pouvez vous, pouvoir, pouvons, pouvons nous, probablement, proposez vous, puis, puis je, qu en est il de, qu est
    ce qu, qu est ce que, qu est ce qui, quand est ce que, que faire, que faire quand, que faire si, que se passe t
    il, que signifie, que veut dire, quel type de, quelle difference entre, quelqu un, quelqu un chez vous, quelque,
    quelque chose, quelques, quels types de, question sur, questions sur, qui peut, quiconque, quoi faire, rarement,
    rien, s agit il, s en servir, s il vous plait, sait, sait on, salut, sans, sans doute, sauf, savez vous, savoir,
    se fait, se passe, se passe t il, se servir de, selon, sert, servent, servir, seulement, si, signifie, simplement,
    slt, sorte de, sortes de, sous, souvent, stp, suffisamment, super, surtout, svp, tant, tel, telle, tellement,
    telles, tels, the, to, toujours, tous, tout, tout le monde, toute, toutes, tres, trop, trouve, trouver, truc, truc
    pour, trucs, type de, types de, une facon de, une fois, utile, utiles, utiliser, va, va t il, vais, venez, vers,
    veut, veut dire, veux, viennent, vient, vite fait, voici, voila, voir, vont, voudrais, voulez vous, voulons, vous
    avez, vraiment, we, what, what is, when, where, where is, who, why, with, y a, y a il, y a t il, your`,
  ),
  questionWords: wordList(
    `acceptez ai avez combien comment depuis dois doit est etes existe faites faut fournissez laquelle lequel
    lesquelles lesquels ou peut peuvent peux pourquoi pouvez pouvons proposez puis qu quand que quel quelle quelles
    quels qui quoi sont`,
  ),
  invertedPronouns: wordList('je tu il elle on nous vous ils elles'),
  compoundLinks: [],
  leastCoverage: 0.35,
  leastCoverageOfTwo: { both: 0.45, one: 0.5 },
  otherFormCovers: 1,
};
