import type { AdminLanguage } from '../../../admin-language.ts';

export const pages: AdminLanguage['fields']['pages'] = {
  Articles: 'Articles',
  Article: 'Article',
  'Analysis, guides, opinion and news, signed by the people who wrote them.':
    'Analyses, guides, opinions et actualités, signés par ceux qui les ont écrits.',
  'Row Editing': 'Édition des lignes',
  'In Step': 'En phase',
  'Page Care': 'Suivi de la page',
  'Form Head': 'En-tête du formulaire',
  'The heading of the page. A page is published in each language that has a title.':
    'Le titre de la page. Une page est publiée dans chaque langue où elle a un titre.',
  Text: 'Texte',
  'Place on the page': 'Endroit de la page',
  'Headings of its text, items and tabs of its sections.':
    'Titres de son texte, éléments et onglets de ses sections.',
  Footnote: 'Note de bas de page',
  Footnotes: 'Notes de bas de page',
  'Stands below the text, under a number.': 'Se trouve sous le texte, avec un numéro.',
  'Where the note leads. Leave it empty for none.': 'Où mène la note. Laissez vide pour n’en mettre aucun.',
  'A line below the picture. Leave it empty for none.':
    'Une ligne sous l’image. Laissez vide pour n’en mettre aucun.',
  'The text of the page.': 'Le texte de la page.',
  Picture: 'Image',
  'Shown at the top of the page and on cards. Leave it empty for none.':
    'Affichée en haut de la page et sur les cartes. Laissez vide pour n’en mettre aucun.',
  'Article types': 'Types d’articles',
  'What kind of article this is; shown on its card.':
    'De quel type d’article il s’agit ; affiché sur sa carte.',
  Authors: 'Auteurs',
  'Shown below the title, in this order. Pages that are not published yet are left out until they are.':
    'Affichés sous le titre, dans cet ordre. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'The date that readers see. Left empty, the creation date is shown.':
    'La date que voient les lecteurs. Si c’est vide, la date de création est affichée.',
  'Published At': 'Publié le',
  'Last checked': 'Dernière vérification',
  'When somebody last made sure that it is still true. Shown to readers. Leave it empty for news.':
    'Quand quelqu’un s’est assuré pour la dernière fois que c’est toujours vrai. Montré aux lecteurs. Laissez vide pour une actualité.',
  'Key points': 'Points clés',
  Point: 'Point',
  'What a reader in a hurry takes away. Three are enough; leave it empty for a short article.':
    'Ce que retient un lecteur pressé. Trois suffisent ; laissez vide pour un article court.',
  'One sentence that stands without the others.': 'Une phrase qui se lit sans les autres.',
  Sections: 'Sections',
  'What stands below the text, from top to bottom. Drag to change the order, or press the arrow keys on a handle.':
    'Ce qui vient sous le texte, de haut en bas. Faites glisser pour changer l’ordre, ou appuyez sur les flèches sur une poignée.',
  Classification: 'Classement',
  'What visitors filter by, and what the search finds the page by.':
    'Ce par quoi les visiteurs filtrent, et ce par quoi la recherche trouve la page.',
  'Product suites': 'Suites de produits',
  'Suites that this page is about.': 'Les suites dont parle cette page.',
  Industries: 'Secteurs',
  'Industries for which this page is written.': 'Les secteurs pour lesquels cette page est écrite.',
  Tags: 'Mots-clés',
  'Subjects that connect this page with others.': 'Les sujets qui relient cette page à d’autres.',
  'Also found by': 'Trouvé aussi par',
  'Words that visitors use for this page and that it does not have itself, such as another name, an abbreviation or a former title. Only the search reads them, and nobody sees them. Words that mean the same on every page belong under Synonyms.':
    'Des mots que les visiteurs emploient pour cette page et qu’elle n’a pas elle-même, comme un autre nom, une abréviation ou un ancien titre. Seule la recherche les lit, et personne ne les voit. Les mots de même sens sur toutes les pages vont sous Synonymes.',
  'Missed Searches': 'Recherches sans réponse',
  'Search Trial': 'Essai de recherche',
  'Found and shared': 'Trouvé et partagé',
  'How search engines and shared links show this page, in the language chosen above. Leave empty what the page itself says well enough.':
    'Comment les moteurs de recherche et les liens partagés montrent cette page, dans la langue choisie ci-dessus. Laissez vide ce que la page dit assez bien elle-même.',
  Preview: 'Aperçu',
  'Title for search engines': 'Titre pour les moteurs de recherche',
  'Instead of the title of the page. The name of the site is added behind it.':
    'Au lieu du titre de la page. Le nom du site est ajouté après.',
  'Description for search engines': 'Description pour les moteurs de recherche',
  'Instead of the summary or the beginning of the text. One or two sentences.':
    'Au lieu du résumé ou du début du texte. Une ou deux phrases.',
  'Picture for shared links': 'Image pour les liens partagés',
  'Instead of the picture that the site draws with the title. It is cut to 1200 by 630 pixels around its focal point.':
    'Au lieu de l’image que le site dessine avec le titre. Elle est recadrée à 1200 sur 630 pixels autour de son point focal.',
  'Keep it out of search engines': 'La tenir hors des moteurs de recherche',
  'Asks search engines not to list this page, and leaves it out of the sitemap. The search of this site still finds it.':
    'Demande aux moteurs de recherche de ne pas lister cette page, et l’omet du plan du site. La recherche de ce site la trouve toujours.',
  'Original address': 'Adresse d’origine',
  'Only if the same text stands at another address, which search engines should show instead.':
    'Seulement si le même texte se trouve à une autre adresse, que les moteurs de recherche doivent montrer à la place.',
  'Save as': 'Enregistrer comme',
  'To ask for a review, choose "In review" and save a draft. To archive, choose "Archived" and press Publish: the page stays reachable, marked as archived, and leaves listings and search. What is published is archived, in every language; changes that are not published stay a draft.':
    'Pour demander une relecture, choisissez « En relecture » et enregistrez un brouillon. Pour archiver, choisissez « Archivé » et appuyez sur « Publier » : la page reste accessible, marquée comme archivée, et quitte les listes et la recherche. Ce qui est publié est archivé, dans toutes les langues ; les modifications non publiées restent un brouillon.',
  'What the author should change. Visitors never see it; publishing clears it.':
    'Ce que l’auteur doit changer. Les visiteurs ne le voient jamais ; la publication l’efface.',
  'Review Requested By': 'Relecture demandée par',
  'Review Requested At': 'Relecture demandée le',
  'Saved By': 'Enregistré par',
  'Optional. Why you change the page. It is shown under Versions, never to visitors.':
    'Facultatif. Pourquoi vous modifiez la page. C’est affiché sous « Versions », jamais aux visiteurs.',
  'Version Note': 'Note de version',
  Schedule: 'Planification',
  'Find Replace': 'Rechercher et remplacer',
  Path: 'Chemin',
  'Where visitors find this page, without domain and language. Leave it empty to have it made from the title; until it is first published it then follows the title. When you change it on a published page, the former path leads to the new one.':
    'Où les visiteurs trouvent cette page, sans domaine ni langue. Laissez vide pour qu’il soit créé à partir du titre ; jusqu’à la première publication, il suit alors le titre. Si vous le changez sur une page publiée, l’ancien chemin mène au nouveau.',
  'Lists and search sort by this date. Change it when a text was first published elsewhere.':
    'Les listes et la recherche trient par cette date. Changez-la quand un texte a d’abord paru ailleurs.',
  Created: 'Créé',
  'Node id': 'Identifiant du nœud',
  'The number under which the website knows this page. It is given once and never changes.':
    'Le numéro sous lequel le site connaît cette page. Il est donné une fois et ne change jamais.',
  'Demo Key': 'Clé de démo',
  'Demo Hash': 'Empreinte de démo',
  Translations: 'Traductions',
  'Translation Marks': 'Marques de traduction',
  'Used On': 'Utilisé sur',
  'Concurrent Edits': 'Modifications simultanées',
  Resource: 'Ressource',
  'Papers, checklists, templates, data sheets and recordings to take away.':
    'Documents, listes de contrôle, modèles, fiches et enregistrements à emporter.',
  'Resource types': 'Types de ressources',
  'Decides icon and link text on cards.': 'Détermine l’icône et le texte du lien sur les cartes.',
  'Who wrote or speaks it, in this order. Pages that are not published yet are left out until they are.':
    'Qui l’a écrit ou y parle, dans cet ordre. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'What visitors take away. Leave it empty when the page itself is the resource.':
    'Ce que les visiteurs emportent. Laissez vide quand la page elle-même est la ressource.',
  'Links open the file directly': 'Les liens ouvrent directement le fichier',
  'Cards and search results then open the file in a new tab instead of this page.':
    'Les cartes et résultats de recherche ouvrent alors le fichier dans un nouvel onglet au lieu de cette page.',
  'Sound or film to play on the page. Leave it empty for something to read.':
    'Son ou film à lire sur la page. Laissez vide pour quelque chose à lire.',
  Recording: 'Enregistrement',
  'The first page as a picture, so that visitors see what they get.':
    'La première page en image, pour que les visiteurs voient ce qu’ils obtiennent.',
  'How long it is. Leave it empty for a recording.': 'Sa longueur. Laissez vide pour un enregistrement.',
  'Such as "3rd, May 2026". Leave it empty for the only one.':
    'Par exemple « 3e, mai 2026 ». Laissez vide si c’est la seule.',
  Edition: 'Édition',
  'Case studies': 'Études de cas',
  'What a customer did, and what came of it, in figures.':
    'Ce qu’un client a fait, et ce qui en est résulté, en chiffres.',
  'One or two sentences. Shown on cards, in search results and by search engines.':
    'Une ou deux phrases. Affiché sur les cartes, dans les résultats et par les moteurs de recherche.',
  'The customer’s name, as they write it.': 'Le nom du client, tel qu’il l’écrit.',
  Customer: 'Client',
  'Where they are, such as "Rotterdam, the Netherlands".': 'Où il est, par exemple « Rotterdam, Pays-Bas ».',
  Result: 'Résultat',
  'Two to four figures for the strip at the top of the page.':
    'Deux à quatre chiffres pour le bandeau en haut de la page.',
  'Such as "38 %" or "11 days".': 'Par exemple « 38 % » ou « 11 jours ».',
  Figure: 'Chiffre',
  'What the figure measures, such as "fewer repeat falls within a year".':
    'Ce que mesure le chiffre, par exemple « moins de chutes répétées en un an ».',
  Meaning: 'Signification',
  Fact: 'Fait',
  Facts: 'Faits',
  'Of the customer, in a small table beside the text: staff, sites, since when.':
    'Sur le client, dans un petit tableau à côté du texte : effectif, sites, depuis quand.',
  'Such as "Staff".': 'Par exemple « Effectif ».',
  'How much': 'Combien',
  'Such as "4,200 at eleven sites".': 'Par exemple « 4 200 sur onze sites ».',
  Products: 'Produits',
  'What the customer uses, in this order. Pages that are not published yet are left out until they are.':
    'Ce qu’utilise le client, dans cet ordre. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'What the customer says of it; shown as a quotation in the page. Pages that are not published yet are left out until they are.':
    'Ce qu’en dit le client ; affiché comme citation dans la page. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  Event: 'Événement',
  'Conferences, workshops and webinars, on site or online.':
    'Conférences, ateliers et webinaires, sur place ou en ligne.',
  'When and where': 'Quand et où',
  Begins: 'Commence',
  'Date and time of the beginning, by the clock of the place.': 'Date et heure du début, à l’heure du lieu.',
  Ends: 'Finit',
  'Date and time of the end, by the same clock. Leave it empty when it is open.':
    'Date et heure de la fin, à la même heure. Laissez vide si elle est ouverte.',
  'Time zone': 'Fuseau horaire',
  'Of the place where it happens: visitors read the times by the clock there.':
    'Celui du lieu où cela se passe : les visiteurs lisent les heures de là-bas.',
  'Takes place': 'A lieu',
  'On site': 'Sur place',
  Online: 'En ligne',
  'On site and online': 'Sur place et en ligne',
  'Visitors are told of a place, of an address on the web, or of both.':
    'On indique aux visiteurs un lieu, une adresse sur le web, ou les deux.',
  'Venue and town, such as "Remise Sihlwinkel, Zurich".':
    'Salle et ville, par exemple « Remise Sihlwinkel, Zurich ».',
  Place: 'Lieu',
  'Street, postal code and town, in one line: what a visitor gives to a map.':
    'Rue, code postal et ville, sur une ligne : ce qu’un visiteur donne à une carte.',
  'Online at': 'En ligne à',
  'Where to join. Leave it empty when those who register are told.':
    'Où participer. Laissez vide si les inscrits en sont informés.',
  Registration: 'Inscription',
  'Where to register. Leave it empty when nobody needs to.':
    'Où s’inscrire. Laissez vide si personne n’en a besoin.',
  'Such as "Free of charge" or "€ 190, lunch included".':
    'Par exemple « Gratuit » ou « 190 €, déjeuner compris ».',
  Fee: 'Tarif',
  'In which it is held, such as "German, with English slides".':
    'Celle de l’événement, par exemple « Allemand, diapositives en anglais ».',
  Programme: 'Programme',
  Speakers: 'Intervenants',
  'Colleagues who speak, in this order. Pages that are not published yet are left out until they are.':
    'Les collègues qui parlent, dans cet ordre. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'In the order of the day. Leave it empty when the description says enough.':
    'Dans l’ordre de la journée. Laissez vide si la description en dit assez.',
  'What the clock says there.': 'Ce que dit l’horloge là-bas.',
  Time: 'Heure',
  'What begins then, in one line.': 'Ce qui commence alors, en une ligne.',
  'Who speaks, and about what. Leave it empty for a break.':
    'Qui parle, et de quoi. Laissez vide pour une pause.',
  Agenda: 'Programme de la journée',
  'What remains of it: a recording, the slides. Pages that are not published yet are left out until they are.':
    'Ce qu’il en reste : un enregistrement, les diapositives. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  People: 'Personnes',
  'Colleagues and authors. The title is the person’s name, the text the biography.':
    'Collègues et auteurs. Le titre est le nom de la personne, le texte sa biographie.',
  'What the person does here, such as "Head of Risk Practice".':
    'Ce que fait la personne ici, par exemple « Directrice du conseil en risques ».',
  'Where they work, such as "Hamburg, Germany".': 'Où elle travaille, par exemple « Hambourg, Allemagne ».',
  'Role categories': 'Catégories de rôles',
  'By which people are grouped.': 'Selon lesquelles les personnes sont regroupées.',
  'Shown on the person’s page and beside their articles. Leave it empty for none.':
    'Affichée sur la page de la personne et à côté de ses articles. Laissez vide pour n’en mettre aucun.',
  'E-mail address': 'Adresse e-mail',
  'Shown to everybody. Leave it empty when they are not to be written to.':
    'Visible de tous. Laissez vide si on ne doit pas lui écrire.',
  'Profiles and talks elsewhere.': 'Profils et conférences ailleurs.',
  'What the link says.': 'Ce que dit le lien.',
  'Such as https://example.com/talks.': 'Par exemple https://example.com/talks.',
  Testimonials: 'Témoignages',
  'What a customer says, in their own words.': 'Ce que dit un client, dans ses propres mots.',
  'What they do, such as "Director of Risk".': 'Ce qu’ils font, par exemple « Director of Risk ».',
  'For whom they work.': 'Pour qui ils travaillent.',
  'Of the person who says it. Leave it empty for none.':
    'De la personne qui le dit. Laissez vide pour n’en mettre aucun.',
  'Where the whole story is told. Pages that are not published yet are left out until they are.':
    'Où toute l’histoire est racontée. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'What they speak of. Pages that are not published yet are left out until they are.':
    'Ce dont ils parlent. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'Everything that is none of the other types: the home page, the imprint, an explanation.':
    'Tout ce qui n’est aucun des autres types : la page d’accueil, les mentions légales, une explication.',
  'Begins with a list of its headings': 'Commence par une liste de ses titres',
  'Worth it for a long text with four headings or more, such as a policy.':
    'Utile pour un long texte de quatre titres ou plus, comme une politique.',
  'Landing pages': 'Pages d’atterrissage',
  'Landing page': 'Page d’atterrissage',
  'Where a campaign leads: one offer, told in sections.':
    'Où mène une campagne : une offre, racontée en sections.',
  'Stands beside the text. Forms are built under "Marketing".':
    'À côté du texte. Les formulaires se créent sous « Marketing ».',
  'What a visitor gets for filling in the form. Three or four; leave it empty for none.':
    'Ce qu’obtient un visiteur en remplissant le formulaire. Trois ou quatre ; laissez vide pour aucun.',
  'What a customer says of it; shown as a quotation below the form. Pages that are not published yet are left out until they are.':
    'Ce qu’en dit un client ; affiché comme citation sous le formulaire. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'Overview pages': 'Pages d’ensemble',
  'Overview page': 'Page d’ensemble',
  'Leads to other pages: chosen ones, or all of one content type with search.':
    'Mène à d’autres pages : choisies, ou toutes celles d’un type de contenu avec recherche.',
  'Lists all': 'Liste tous les',
  Platform: 'Plateforme',
  'Product detail': 'Fiche produit',
  'Product suite': 'Suite de produits',
  Solution: 'Solution',
  'Lists every published page of this type, with search and filters. Leave it empty for none.':
    'Liste toutes les pages publiées de ce type, avec recherche et filtres. Laissez vide pour n’en mettre aucun.',
  Solutions: 'Solutions',
  'A customer’s problem, and the products that solve it together.':
    'Le problème d’un client, et les produits qui le résolvent ensemble.',
  Situations: 'Situations',
  Situation: 'Situation',
  'In which a reader recognises themselves. Three are enough.':
    'Dans lesquelles un lecteur se reconnaît. Trois suffisent.',
  'The situation in one line, such as "Three registers, one audit".':
    'La situation en une ligne, par exemple « Trois registres, un audit ».',
  'What makes it hard, and what helps, in two or three sentences.':
    'Ce qui la rend difficile, et ce qui aide, en deux ou trois phrases.',
  'Products that are part of this solution. Pages that are not published yet are left out until they are.':
    'Les produits qui font partie de cette solution. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'Customers who solved it so, in this order. Pages that are not published yet are left out until they are.':
    'Les clients qui l’ont résolu ainsi, dans cet ordre. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'To read on about this problem, in this order. Pages that are not published yet are left out until they are.':
    'Pour en lire plus sur ce problème, dans cet ordre. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  Platforms: 'Plateformes',
  'What the products stand on and share.': 'Ce sur quoi reposent les produits, et ce qu’ils partagent.',
  'Products that stand on this platform. Pages that are not published yet are left out until they are.':
    'Les produits qui reposent sur cette plateforme. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'The diagram of the platform. Parts of one layer stand beside one another, in this order.':
    'Le schéma de la plateforme. Les parties d’une couche sont côte à côte, dans cet ordre.',
  'Two or three words.': 'Deux ou trois mots.',
  'Edge: what people touch': 'Bord : ce que touchent les gens',
  'Services: what works for them': 'Services : ce qui travaille pour eux',
  'Core: what all services share': 'Cœur : ce que partagent tous les services',
  'Ground: what everything stands on': 'Socle : ce sur quoi tout repose',
  'From what people touch down to what everything stands on.':
    'De ce que touchent les gens jusqu’à ce sur quoi tout repose.',
  Layer: 'Couche',
  'What this part does, in one sentence.': 'Ce que fait cette partie, en une phrase.',
  Integrations: 'Intégrations',
  Integration: 'Intégration',
  'What the platform works together with, in this order.':
    'Ce avec quoi la plateforme fonctionne, dans cet ordre.',
  'The other system, or its kind, such as "Human resources systems".':
    'L’autre système, ou son genre, par exemple « Systèmes de ressources humaines ».',
  'What goes back and forth, in one or two sentences.': 'Ce qui va et vient, en une ou deux phrases.',
  'Products that belong together, under one name and one colour.':
    'Des produits qui vont ensemble, sous un nom et une couleur.',
  'The colour of this suite’s pages, from the vocabulary "Brand colors".':
    'La couleur des pages de cette suite, du vocabulaire « Couleurs de la marque ».',
  Accent: 'Accent',
  'The products of this suite, in this order. Pages that are not published yet are left out until they are.':
    'Les produits de cette suite, dans cet ordre. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  Outcomes: 'Résultats obtenus',
  Outcome: 'Résultat obtenu',
  'What is different for a customer afterwards. Three are enough.':
    'Ce qui change ensuite pour un client. Trois suffisent.',
  'The outcome in a few words, such as "One register for all sites".':
    'Le résultat en quelques mots, par exemple « Un registre pour tous les sites ».',
  'How one would notice, in one or two sentences.': 'À quoi on s’en apercevrait, en une ou deux phrases.',
  'Customers who use this suite, in this order. Pages that are not published yet are left out until they are.':
    'Les clients qui utilisent cette suite, dans cet ordre. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  Contact: 'Contact',
  'Whom a visitor asks about this suite. Pages that are not published yet are left out until they are.':
    'À qui un visiteur s’adresse au sujet de cette suite. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  Product: 'Produit',
  'One product of a product suite, and what it can do.': 'Un produit d’une suite, et ce qu’il sait faire.',
  'The suite this product belongs to; part of its path. Pages that are not published yet are left out until they are.':
    'La suite à laquelle appartient ce produit ; fait partie de son chemin. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'What the product stands on. Pages that are not published yet are left out until they are.':
    'Ce sur quoi repose le produit. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  Capabilities: 'Capacités',
  Capability: 'Capacité',
  'Three to six things this product does, each in a few words.':
    'Trois à six choses que fait ce produit, chacune en quelques mots.',
  'The capability in two to four words.': 'La capacité en deux à quatre mots.',
  'One or two sentences on what it changes for the customer.':
    'Une ou deux phrases sur ce que cela change pour le client.',
  'A small table beside the text: where it runs, in which languages, since when.':
    'Un petit tableau à côté du texte : où il fonctionne, en quelles langues, depuis quand.',
  'Such as "Languages".': 'Par exemple « Langues ».',
  'Such as "English, German, French".': 'Par exemple « Anglais, allemand, français ».',
  'To read on about this product, in this order. Pages that are not published yet are left out until they are.':
    'Pour en lire plus sur ce produit, dans cet ordre. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
};
