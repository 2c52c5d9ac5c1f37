import type { AdminLanguage } from '../../../admin-language.ts';

export const sections: AdminLanguage['fields']['sections'] = {
  'Call-out': 'Encadré',
  'Call-outs': 'Encadrés',
  Tip: 'Conseil',
  Warning: 'Avertissement',
  'Its name stands above it.': 'Son nom est au-dessus.',
  'Leave it empty for none.': 'Laissez vide pour n’en mettre aucun.',
  ID: 'ID',
  'Block Name': 'Nom du bloc',
  'Quote with source': 'Citation avec source',
  'Quotes with source': 'Citations avec source',
  Quote: 'Citation',
  'The words, without quotation marks.': 'Les mots, sans guillemets.',
  'Who said it, or where it stands.': 'Qui l’a dit, ou où cela se trouve.',
  Source: 'Source',
  Address: 'Adresse',
  'Where it can be read. Leave it empty for none.':
    'Où on peut le lire. Laissez vide pour n’en mettre aucun.',
  Code: 'Code',
  'Shown as it is written, with its line breaks.':
    'Affiché tel qu’il est écrit, avec ses retours à la ligne.',
  'Such as sql or json, for programs that read the page.':
    'Par exemple sql ou json, pour les programmes qui lisent la page.',
  Which: 'Lequel',
  'A picture, drawing, recording, film or file.':
    'Une image, un dessin, un enregistrement, un film ou un fichier.',
  'A line below it. Leave it empty for none.': 'Une ligne en dessous. Laissez vide pour n’en mettre aucun.',
  Caption: 'Légende',
  Headline: 'Accroche',
  Headlines: 'Accroches',
  'A small line, a large heading in two lines, and a sentence.':
    'Une petite ligne, un grand titre sur deux lignes, et une phrase.',
  'One or two words above the heading. Leave it empty for none.':
    'Un ou deux mots au-dessus du titre. Laissez vide pour n’en mettre aucun.',
  Kicker: 'Surtitre',
  'What this part of the page is about, in one line.': 'De quoi parle cette partie de la page, en une ligne.',
  Heading: 'Titre de section',
  'One or two sentences below the heading. Leave it empty for none.':
    'Une ou deux phrases sous le titre. Laissez vide pour n’en mettre aucun.',
  Texts: 'Textes',
  'A column of text with a small heading.': 'Une colonne de texte avec un petit titre.',
  'A passage of text between other sections.': 'Un passage de texte entre d’autres sections.',
  'What stands in it': 'Ce qu’il contient',
  Lists: 'Listes',
  'Numbered steps beside a list of points.': 'Des étapes numérotées à côté d’une liste de points.',
  'Short lists beside one another, where there is room.': 'De courtes listes côte à côte, s’il y a la place.',
  'Stands above the list. Leave it empty for none.':
    'Au-dessus de la liste. Laissez vide pour n’en mettre aucun.',
  Points: 'Points',
  'Numbered steps': 'Étapes numérotées',
  'Words and what they mean': 'Des mots et leur sens',
  'Steps are done in their order; points are true in any.':
    'Les étapes se suivent dans leur ordre ; les points valent dans n’importe lequel.',
  Style: 'Style',
  Item: 'Élément',
  Items: 'Éléments',
  'From top to bottom.': 'De haut en bas.',
  'One to four words that stand out before the text. Words and what they mean need one; for others you may leave it empty.':
    'Un à quatre mots qui ressortent devant le texte. Des mots et leur sens en ont besoin ; pour les autres, vous pouvez laisser vide.',
  'One or two sentences.': 'Une ou deux phrases.',
  Summaries: 'Résumés',
  'Two columns of short texts, each ending in an arrow.':
    'Deux colonnes de textes courts, chacun terminé par une flèche.',
  'Stands above the summaries. Leave it empty for none.':
    'Au-dessus des résumés. Laissez vide pour n’en mettre aucun.',
  Summary: 'Résumé',
  'Other pages in your own words: what is there, and why one would go.':
    'D’autres pages dans vos propres mots : ce qu’on y trouve, et pourquoi y aller.',
  'What the reader finds there.': 'Ce que le lecteur y trouve.',
  'One or two sentences. Leave it empty for none.':
    'Une ou deux phrases. Laissez vide pour n’en mettre aucun.',
  'What the link says. Without it, a page’s own title is used.':
    'Ce que dit le lien. Sinon, le titre de la page est utilisé.',
  'A page of this site': 'Une page de ce site',
  'An address': 'Une adresse',
  'A dialog': 'Un dialogue',
  'A page keeps its link when its path changes; an address does not.':
    'Une page garde son lien quand son chemin change ; une adresse, non.',
  'While this page is not published, the link is left out.':
    'Tant que cette page n’est pas publiée, le lien est omis.',
  'Such as /search, or https://example.com. Each language may have its own.':
    'Comme /search, ou https://example.com. Chaque langue peut avoir la sienne.',
  'Made under "Dialogs". In a language in which it is not written, the link is left out.':
    'Créé sous « Dialogues ». Dans une langue où il n’est pas écrit, le lien est omis.',
  Dialog: 'Dialogue',
  'Where it leads.': 'Où cela mène.',
  Link: 'Lien',
  Quotations: 'Citations',
  'A large quotation mark, three lines of words, and a name.':
    'Un grand guillemet, trois lignes de mots, et un nom.',
  Quotation: 'Citation',
  'What somebody said, and who. One is stronger than three.':
    'Ce que quelqu’un a dit, et qui. Une seule est plus forte que trois.',
  'What is quoted': 'Ce qui est cité',
  'A testimonial': 'Un témoignage',
  'Words given here': 'Paroles données ici',
  'A testimonial is kept in one place and changes everywhere at once.':
    'Un témoignage est tenu à un seul endroit et change partout à la fois.',
  Testimonial: 'Témoignage',
  'Whose words these are. Pages that are not published yet are left out until they are.':
    'De qui sont ces paroles. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'One to three sentences, without quotation marks: the site sets them.':
    'Une à trois phrases, sans guillemets : le site les met.',
  'Who says it.': 'Qui le dit.',
  Person: 'Personne',
  'What they do, such as "Director of Risk". Leave it empty for none.':
    'Ce qu’ils font, par exemple « Director of Risk ». Laissez vide pour n’en mettre aucun.',
  Role: 'Rôle',
  'For whom they work. Leave it empty for none.':
    'Pour qui ils travaillent. Laissez vide pour n’en mettre aucun.',
  Organisation: 'Organisation',
  Logo: 'Logo',
  'Of the organisation, best as a drawing (SVG). Leave it empty for none.':
    'Celui de l’organisation, de préférence en dessin (SVG). Laissez vide pour n’en mettre aucun.',
  'Case study': 'Étude de cas',
  'Where the whole story is told. Leave it empty for none. Pages that are not published yet are left out until they are.':
    'Où toute l’histoire est racontée. Laissez vide pour n’en mettre aucun. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  Cards: 'Cartes',
  'Cards and pages': 'Cartes et pages',
  'Two small cards side by side, each with a picture on top.':
    'Deux petites cartes côte à côte, chacune avec une image en haut.',
  'Stands above the cards. Leave it empty for none.':
    'Au-dessus des cartes. Laissez vide pour n’en mettre aucun.',
  'Three, four or six look best.': 'Trois, quatre ou six font le meilleur effet.',
  'A few words that say what the reader gets.': 'Quelques mots qui disent ce que le lecteur obtient.',
  'Where the card leads. Leave page and address empty for a card without a link.':
    'Où mène la carte. Laissez page et adresse vides pour une carte sans lien.',
  'Stands above the heading. Leave it empty for none.':
    'Au-dessus du titre. Laissez vide pour n’en mettre aucun.',
  Banners: 'Bannières',
  'A wide band with a heading and a button over contour lines.':
    'Un large bandeau avec un titre et un bouton sur des courbes de niveau.',
  'Wide calls to action, one below the other. One says more than three.':
    'De larges appels à l’action, l’un sous l’autre. Un seul en dit plus que trois.',
  'What you ask the reader to do, or to know.': 'Ce que vous demandez au lecteur de faire, ou de savoir.',
  'One sentence that gives the reason. Leave it empty for none.':
    'Une phrase qui donne la raison. Laissez vide pour n’en mettre aucun.',
  'Where the banner leads. Leave page and address empty for a banner without a link.':
    'Où mène la bannière. Laissez page et adresse vides pour une bannière sans lien.',
  'Stands behind the words. Leave it empty for a plain band.':
    'Derrière les mots. Laissez vide pour un bandeau uni.',
  'Related resources': 'Ressources liées',
  'Three sheets of paper side by side, each with a title.':
    'Trois feuilles de papier côte à côte, chacune avec un titre.',
  'Stands above the resources. Leave it empty for none.':
    'Au-dessus des ressources. Laissez vide pour n’en mettre aucun.',
  Resources: 'Ressources',
  'These stand first, in this order. Leave it empty to let the site choose. Pages that are not published yet are left out until they are.':
    'Celles-ci viennent d’abord, dans cet ordre. Laissez vide pour que le site choisisse. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'Fill up to': 'Compléter jusqu’à',
  'The site adds resources about the same subjects as this page until there are so many. With 0, only what you chose is shown.':
    'Le site ajoute des ressources sur les mêmes sujets que cette page jusqu’à ce nombre. Avec 0, seul votre choix est affiché.',
  'Related events': 'Événements liés',
  'Three rows, each with a date block and a title.':
    'Trois lignes, chacune avec un bloc de date et un titre.',
  'Stands above the events. Leave it empty for none.':
    'Au-dessus des événements. Laissez vide pour n’en mettre aucun.',
  Events: 'Événements',
  'The site adds upcoming events about the same subjects as this page until there are so many. With 0, only what you chose is shown.':
    'Le site ajoute des événements à venir sur les mêmes sujets que cette page jusqu’à ce nombre. Avec 0, seul votre choix est affiché.',
  'A sound recording with its controls, and a line of words below.':
    'Un enregistrement sonore avec ses commandes, et une ligne de mots en dessous.',
  'Pictures, drawings, sound, films, files to download; in this order.':
    'Images, dessins, son, films, fichiers à télécharger ; dans cet ordre.',
  'What is said about it, and its transcript, belong to the item itself.':
    'Ce qu’on en dit et sa transcription appartiennent au média lui-même.',
  Part: 'Partie',
  Parts: 'Parties',
  'Lists, quotations, cards, media: below the text, in this order. Leave it empty for the text alone.':
    'Listes, citations, cartes, médias : sous le texte, dans cet ordre. Laissez vide pour le texte seul.',
  'Featured text': 'Texte mis en avant',
  'Featured texts': 'Textes mis en avant',
  'A heading and text on the left, a picture of contour lines on the right.':
    'Un titre et du texte à gauche, une image de courbes de niveau à droite.',
  'The statement that the text supports.': 'L’affirmation que le texte étaie.',
  'Two or three short paragraphs.': 'Deux ou trois courts paragraphes.',
  'Stands beside the text. Leave it empty for none.': 'À côté du texte. Laissez vide pour n’en mettre aucun.',
  'Where a reader goes from here.': 'Où va le lecteur ensuite.',
  Accordion: 'Accordéon',
  Accordions: 'Accordéons',
  'Ruled rows with plus signs; the second one is open and shows text.':
    'Des lignes réglées avec des signes plus ; la deuxième est ouverte et montre du texte.',
  'Stands above the items. Leave it empty for none.':
    'Au-dessus des éléments. Laissez vide pour n’en mettre aucun.',
  'Questions and answers, or titles and what is behind them. The first one is open.':
    'Questions et réponses, ou titres et ce qu’il y a derrière. Le premier est ouvert.',
  'What the reader asks, or what is behind it.': 'Ce que demande le lecteur, ou ce qu’il y a derrière.',
  'What is shown when the item is open.': 'Ce qui s’affiche quand l’élément est ouvert.',
  'Cannot be opened or closed': 'Ne peut être ni ouvert ni fermé',
  'It stays as it is, the first one open and any other closed, for instance until something is announced. It is no secret, because without JavaScript everything is open.':
    'Il reste tel quel, le premier ouvert et les autres fermés, par exemple jusqu’à une annonce. Ce n’est pas un secret, car sans JavaScript tout est ouvert.',
  'Name in links': 'Nom dans les liens',
  'Stands behind # in links to this item, such as /prices#what-it-costs. Leave it empty to have it made from the title. It then stays when the title changes; when you change it yourself, links from elsewhere no longer open this item.':
    'Vient après # dans les liens vers cet élément, comme /prices#what-it-costs. Laissez vide pour qu’il soit créé à partir du titre. Il reste alors quand le titre change ; si vous le changez vous-même, les liens d’ailleurs n’ouvrent plus cet élément.',
  'Several may be open at once': 'Plusieurs peuvent être ouverts à la fois',
  'Otherwise opening one closes the other. Good where readers compare.':
    'Sinon, en ouvrir un ferme l’autre. Utile quand les lecteurs comparent.',
  'All may be closed': 'Tous peuvent être fermés',
  'Otherwise one always stays open.': 'Sinon, il en reste toujours un ouvert.',
  'Leave the address alone': 'Ne pas toucher à l’adresse',
  'Otherwise the address says which item is open, so that readers can pass a link to it on.':
    'Sinon, l’adresse dit quel élément est ouvert, pour que les lecteurs puissent en transmettre le lien.',
  'Back returns to the item before': 'Retour ramène à l’élément précédent',
  'Otherwise Back leaves the page. Good where each item is like a page of its own.':
    'Sinon, Retour quitte la page. Utile quand chaque élément est comme une page à part.',
  'List of links': 'Liste de liens',
  'Lists of links': 'Listes de liens',
  'Ruled rows of underlined words, each with an arrow at its end.':
    'Des lignes réglées de mots soulignés, chacune terminée par une flèche.',
  'Stands above the links. Leave it empty for none.':
    'Au-dessus des liens. Laissez vide pour n’en mettre aucun.',
  Links: 'Liens',
  'What the reader finds there. Leave it empty for none.':
    'Ce que le lecteur y trouve. Laissez vide pour n’en mettre aucun.',
  'Card grid': 'Grille de cartes',
  'Card grids': 'Grilles de cartes',
  'Three tall cards, each with contour lines on top.':
    'Trois hautes cartes, chacune avec des courbes de niveau en haut.',
  'Tabbed billboard': 'Panneau à onglets',
  'Tabbed billboards': 'Panneaux à onglets',
  'Three tabs above a large panel with text and a picture.':
    'Trois onglets au-dessus d’un grand panneau avec texte et image.',
  'Stands above the tabs. Leave it empty for none.':
    'Au-dessus des onglets. Laissez vide pour n’en mettre aucun.',
  Tab: 'Onglet',
  Tabs: 'Onglets',
  'One is shown at a time; the first one at first. Three to five look best.':
    'Un seul est visible à la fois ; d’abord le premier. Trois à cinq font le meilleur effet.',
  'On the tab itself: one to three words.': 'Sur l’onglet même : un à trois mots.',
  Label: 'Libellé',
  'One to three short paragraphs.': 'Un à trois courts paragraphes.',
  'Where a reader goes from here. Leave page and address empty for no link.':
    'Où va le lecteur ensuite. Laissez page et adresse vides pour aucun lien.',
  'Stands behind # in links to this tab, such as /prices#what-it-costs. Leave it empty to have it made from the title. It then stays when the title changes; when you change it yourself, links from elsewhere no longer open this tab.':
    'Vient après # dans les liens vers cet onglet, comme /prices#what-it-costs. Laissez vide pour qu’il soit créé à partir du titre. Il reste alors quand le titre change ; si vous le changez vous-même, les liens d’ailleurs n’ouvrent plus cet onglet.',
  'Chosen pages': 'Pages choisies',
  'One large page and two small ones beside it.': 'Une grande page et deux petites à côté.',
  'Shown as cards, in this order. Pages that are not published yet are left out until they are.':
    'Affichées en cartes, dans cet ordre. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'Chosen resources': 'Ressources choisies',
  'Four documents with folded corners in one row.': 'Quatre documents au coin plié sur une ligne.',
  'Product suite explorer': 'Explorateur de suites de produits',
  'Product suite explorers': 'Explorateurs de suites de produits',
  'Four columns in four colours, each with the names of its products below.':
    'Quatre colonnes de quatre couleurs, avec les noms de leurs produits en dessous.',
  'Stands above the suites. Leave it empty for none.':
    'Au-dessus des suites. Laissez vide pour n’en mettre aucun.',
  'One or two sentences before the suites. Leave it empty for none.':
    'Une ou deux phrases avant les suites. Laissez vide pour n’en mettre aucun.',
  Suites: 'Suites',
  'Stand beside one another, in this order. Each brings its colour and its products from its own page. Pages that are not published yet are left out until they are.':
    'Côte à côte, dans cet ordre. Chacune apporte sa couleur et ses produits de sa propre page. Les pages qui ne sont pas encore publiées sont omises jusque-là.',
  'A wide film with a play button, two small pictures below.':
    'Un large film avec un bouton de lecture, deux petites images en dessous.',
  'Stands above the media. Leave it empty for none.':
    'Au-dessus des médias. Laissez vide pour n’en mettre aucun.',
  'As wide as the page': 'Aussi large que la page',
  'As wide as a text': 'Aussi large qu’un texte',
  'Side by side': 'Côte à côte',
  'Pictures may stand side by side; films want width.':
    'Les images peuvent être côte à côte ; les films demandent de la largeur.',
  Layout: 'Disposition',
  'Endorsement bar': 'Bandeau de références',
  'Endorsement bars': 'Bandeaux de références',
  'Trust and contact': 'Confiance et contact',
  'Five different logos in one row between two lines.':
    'Cinq logos différents sur une ligne entre deux traits.',
  'Stands above the names. Leave it empty for none.':
    'Au-dessus des noms. Laissez vide pour n’en mettre aucun.',
  'Who vouches for us': 'Qui répond de nous',
  Name: 'Nom',
  Names: 'Noms',
  'Customers, standards, memberships. Four to eight look best.':
    'Clients, normes, adhésions. Quatre à huit font le meilleur effet.',
  'Shown where there is no logo, and read to those who cannot see it.':
    'Affiché s’il n’y a pas de logo, et lu à ceux qui ne peuvent pas le voir.',
  'Best as a drawing (SVG). Leave it empty to show the name.':
    'De préférence en dessin (SVG). Laissez vide pour afficher le nom.',
  'Where the name leads, such as https://example.com. Leave it empty for nowhere.':
    'Où mène le nom, par exemple https://example.com. Laissez vide pour nulle part.',
  Locations: 'Lieux',
  'A map with three marks above three addresses.':
    'Une carte avec trois repères au-dessus de trois adresses.',
  'Stands above the locations. Leave it empty for none.':
    'Au-dessus des lieux. Laissez vide pour n’en mettre aucun.',
  Location: 'Lieu',
  'Offices, from the most important on.': 'Les bureaux, du plus important aux autres.',
  'What you call this office, such as "Hamburg".': 'Comment vous appelez ce bureau, par exemple « Hamburg ».',
  'As it stands on a letter.': 'Telle qu’elle figure sur une lettre.',
  'Name of the company, with its legal form.': 'Nom de la société, avec sa forme juridique.',
  'Street and number.': 'Rue et numéro.',
  Street: 'Rue',
  'Such as 20457.': 'Par exemple 20457.',
  'Postal Code': 'Code postal',
  'Such as Hamburg.': 'Par exemple Hamburg.',
  City: 'Ville',
  'Such as Germany.': 'Par exemple Allemagne.',
  Country: 'Pays',
  'With the country’s code, such as +49 40 66969 140. Leave it empty for none.':
    'Avec l’indicatif du pays, par exemple +49 40 66969 140. Laissez vide pour n’en mettre aucun.',
  Latitude: 'Latitude',
  'In degrees north of the equator, negative south of it. For the map; leave both empty for a place that is not drawn.':
    'En degrés au nord de l’équateur, négatif au sud. Pour la carte ; laissez les deux vides pour un lieu qui n’est pas dessiné.',
  Longitude: 'Longitude',
  'In degrees east of Greenwich, negative west of it. For the map; leave both empty for a place that is not drawn.':
    'En degrés à l’est de Greenwich, négatif à l’ouest. Pour la carte ; laissez les deux vides pour un lieu qui n’est pas dessiné.',
  'Main office': 'Siège principal',
  'Stands out among the others. One location at most.': 'Se distingue des autres. Un lieu au plus.',
  'Show a map': 'Afficher une carte',
  'A drawing of our own with a mark for each location that has a latitude and a longitude. Nothing is asked of a map service.':
    'Un dessin à nous avec un repère pour chaque lieu qui a une latitude et une longitude. Aucun service de cartes n’est sollicité.',
  'Form bar': 'Bandeau de formulaire',
  'Form bars': 'Bandeaux de formulaire',
  'A dark band with a heading, two entry fields and a button.':
    'Un bandeau sombre avec un titre, deux champs de saisie et un bouton.',
  'What a visitor gets for filling it in.': 'Ce qu’obtient un visiteur en le remplissant.',
  'One or two sentences beside the form. Leave it empty for none.':
    'Une ou deux phrases à côté du formulaire. Laissez vide pour n’en mettre aucun.',
  'Made under "Forms". It can stand on as many pages as you like.':
    'Créé sous « Formulaires ». Il peut figurer sur autant de pages que vous voulez.',
};
