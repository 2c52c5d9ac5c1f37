import type { AdminLanguage } from '../../../admin-language.ts';

export const system: AdminLanguage['fields']['system'] = {
  Phone: 'Téléphone',
  'Article type': 'Type d’article',
  Vocabularies: 'Vocabulaires',
  'Kinds of articles, shown on their cards.': 'Types d’articles, affichés sur leurs cartes.',
  'What visitors read. A change shows on every page that has this term.':
    'Ce que lisent les visiteurs. Une modification apparaît sur chaque page qui a ce terme.',
  'Audio types': 'Types d’enregistrements',
  'Audio type': 'Type d’enregistrement',
  'Kinds of sound recordings.': 'Types d’enregistrements sonores.',
  'Brand colors': 'Couleurs de la marque',
  'Brand color': 'Couleur de la marque',
  'Colours that product suites may wear.': 'Les couleurs que peuvent porter les suites de produits.',
  'Name of the colour in the stylesheet, such as rust. Ask a developer before you change it.':
    'Nom de la couleur dans la feuille de style, par exemple rust. Demandez à un développeur avant de le changer.',
  'File types': 'Types de fichiers',
  'File type': 'Type de fichier',
  'Kinds of files to download.': 'Types de fichiers à télécharger.',
  'Image types': 'Types d’images',
  'Image type': 'Type d’image',
  'Kinds of images.': 'Types d’images.',
  Industry: 'Secteur',
  'Industries that visitors filter by.': 'Les secteurs par lesquels les visiteurs filtrent.',
  'Product suites (filter)': 'Suites de produits (filtre)',
  'Product suite (filter)': 'Suite de produits (filtre)',
  'Names of the suites that visitors filter by.': 'Noms des suites par lesquelles les visiteurs filtrent.',
  'Resource type': 'Type de ressource',
  'Kinds of resources, with icon and link text.': 'Types de ressources, avec icône et texte du lien.',
  'What a link to such a resource says, such as "Read the paper".':
    'Ce que dit un lien vers une telle ressource, par exemple « Lire le document ».',
  'Link Text': 'Texte du lien',
  'Drawn on a grid of 24 by 24; shown on cards.':
    'Dessinée sur une grille de 24 sur 24 ; affichée sur les cartes.',
  Icon: 'Icône',
  'Role category': 'Catégorie de rôles',
  'SVG types': 'Types de SVG',
  'SVG type': 'Type de SVG',
  'Kinds of drawings.': 'Types de dessins.',
  'Subjects that connect pages.': 'Les sujets qui relient les pages.',
  'Video types': 'Types de vidéos',
  'Video type': 'Type de vidéo',
  'Kinds of videos.': 'Types de vidéos.',
  Redirects: 'Redirections',
  Redirect: 'Redirection',
  System: 'Système',
  'Former paths, and where they lead. When a published page moves, its redirect is made by itself.':
    'Anciens chemins, et où ils mènent. Quand une page publiée déménage, sa redirection se fait toute seule.',
  'The former path, as visitors see it, with the prefix of a language where it has one.':
    'L’ancien chemin, tel que le voient les visiteurs, avec le préfixe de la langue s’il y en a un.',
  'Where it leads: a path such as /articles/new, or an address with https://.':
    'Où elle mène : un chemin comme /articles/new, ou une adresse avec https://.',
  To: 'Vers',
  'For good (301)': 'Définitive (301)',
  'For now (302)': 'Provisoire (302)',
  'Browsers and search engines remember "for good"; choose "for now" if it will come back.':
    'Les navigateurs et moteurs de recherche retiennent « définitive » ; choisissez « provisoire » si elle reviendra.',
  Status: 'Statut',
  'Made when a page moved': 'Faite quand une page a déménagé',
  'Set for redirects that were made by themselves, also when a file was replaced.':
    'Coché pour les redirections faites toutes seules, aussi quand un fichier a été remplacé.',
  'How often visitors were sent on. It is some seconds old.':
    'Combien de fois des visiteurs ont été renvoyés. Vieux de quelques secondes.',
  'A redirect that nobody takes any more may be deleted.':
    'Une redirection que personne n’utilise plus peut être supprimée.',
  'Scheduled changes': 'Modifications prévues',
  'Scheduled change': 'Modification prévue',
  'What will happen by itself, and what became of it. Plan it in the form of a page, in the column beside the text; delete an entry here to cancel it.':
    'Ce qui se fera tout seul, et ce qu’il en est advenu. Planifiez-le dans le formulaire d’une page, dans la colonne à côté du texte ; supprimez une entrée ici pour l’annuler.',
  'Its text is published as it was last saved when this is planned.':
    'Son texte est publié tel qu’enregistré en dernier au moment de la planification.',
  'What happens at that time.': 'Ce qui se passe à ce moment.',
  Action: 'Action',
  'In which languages it is published. Without any, in the one that you work in.':
    'Dans quelles langues elle est publiée. Sinon, dans celle où vous travaillez.',
  'It happens within two seconds of it.': 'Cela se fait à deux secondes près.',
  'Number of the revision': 'Numéro de la version',
  'Which revision of the page is published.': 'Quelle version de la page est publiée.',
  'Who saved that revision.': 'Qui a enregistré cette version.',
  'Written By': 'Écrit par',
  Void: 'Caduque',
  'Set when its time has come.': 'Défini quand le moment est venu.',
  'Who planned it.': 'Qui l’a prévu.',
  'Planned By': 'Prévu par',
  'When it was done, or failed.': 'Quand cela a été fait, ou a échoué.',
  'Done At': 'Fait le',
  'Why it was not done.': 'Pourquoi cela n’a pas été fait.',
  Failure: 'Échec',
  'A later draft was kept': 'Un brouillon plus récent a été gardé',
  'What was saved after it was planned is not published, and waits as the draft.':
    'Ce qui a été enregistré après la planification n’est pas publié, et attend comme brouillon.',
  Attempts: 'Essais',
  'Search tasks': 'Tâches de recherche',
  'Search task': 'Tâche de recherche',
  'Compares every page with what visitors see of it, corrects what differs, and has the search index built anew. Visitors go on searching, and editors go on saving.':
    'Compare chaque page à ce que les visiteurs en voient, corrige ce qui diffère, et fait reconstruire l’index de recherche. Les visiteurs continuent de chercher, et les éditeurs d’enregistrer.',
  Panel: 'Panneau',
  Rebuild: 'Reconstruction',
  'Started By': 'Lancé par',
  Started: 'Lancé',
  Finished: 'Terminé',
  'Pages compared': 'Pages comparées',
  'Pages in all': 'Pages en tout',
  'Entries written anew': 'Entrées réécrites',
  'Entries taken away': 'Entrées retirées',
  'Not corrected': 'Non corrigées',
  Faults: 'Défauts',
  Stage: 'Étape',
  Cursor: 'Curseur',
  Shortcut: 'Raccourci',
  'Your own links. They stand on your dashboard, and nobody else sees them.':
    'Vos propres liens. Ils sont sur votre tableau de bord, et personne d’autre ne les voit.',
  'A page of the CMS, such as /admin/collections/article, or any web address.':
    'Une page du CMS, comme /admin/collections/article, ou n’importe quelle adresse web.',
  Owner: 'Propriétaire',
  Mail: 'Message',
  'What the CMS sent or will send, for 30 days. Without a mail server, mails are written to a folder and can be read here.':
    'Ce que le CMS a envoyé ou enverra, pendant 30 jours. Sans serveur de messagerie, les messages sont écrits dans un dossier et peuvent être lus ici.',
  Html: 'HTML',
  About: 'À propos de',
  'Written, not sent': 'Écrit, non envoyé',
  'What the mail server said': 'Ce qu’a dit le serveur de messagerie',
  'Try Again': 'Réessayer',
  'Next attempt': 'Prochain essai',
  'Message Id': 'Identifiant du message',
  Users: 'Utilisateurs',
  User: 'Utilisateur',
  'People who may log in here.': 'Les personnes qui peuvent se connecter ici.',
  'Send an invitation by mail': 'Envoyer une invitation par e-mail',
  'They choose their own password, by a link that works once, for a week.':
    'Elles choisissent leur mot de passe, par un lien qui marche une fois, pendant une semaine.',
  'Current password': 'Mot de passe actuel',
  'Needed only to change your own e-mail address or password.':
    'Nécessaire seulement pour changer votre adresse e-mail ou votre mot de passe.',
  'As colleagues know them.': 'Tel que les collègues la connaissent.',
  Administrator: 'Administrateur',
  Editor: 'Éditeur',
  Author: 'Auteur',
  'Authors write and send to review. Editors publish as well. Administrators manage users as well.':
    'Les auteurs écrivent et envoient en relecture. Les éditeurs publient aussi. Les administrateurs gèrent aussi les utilisateurs.',
  'Language of messages': 'Langue des messages',
  'In which mails are written to you.': 'Dans laquelle les messages vous sont écrits.',
  'Mails about': 'Messages au sujet de',
  'Reviews that somebody asks for': 'Relectures que quelqu’un demande',
  'Your texts, published or sent back': 'Vos textes, publiés ou renvoyés',
  'Your plans, when they are done': 'Vos plans, quand ils sont réalisés',
  'Your plans, when they fail': 'Vos plans, quand ils échouent',
  'Forms that visitors send': 'Formulaires que des visiteurs envoient',
  'Nothing is sent about what you did yourself. Reviews and forms are for those who may publish.':
    'Rien n’est envoyé sur ce que vous avez fait vous-même. Relectures et formulaires concernent ceux qui peuvent publier.',
  'Site settings': 'Réglages du site',
  'Name, address, navigation, footer and search. Saving publishes at once.':
    'Nom, adresse, navigation, pied de page et recherche. L’enregistrement publie aussitôt.',
  Identity: 'Identité',
  'In the header, in page titles and in structured data.':
    'Dans l’en-tête, les titres de page et les données structurées.',
  'Site Name': 'Nom du site',
  'One line that says what this company does.': 'Une ligne qui dit ce que fait cette société.',
  Tagline: 'Slogan',
  'Home page': 'Page d’accueil',
  'The page that visitors see at /. It must be published.':
    'La page que voient les visiteurs à l’adresse /. Elle doit être publiée.',
  'Main address': 'Adresse principale',
  'In the footer and in structured data.': 'Dans le pied de page et les données structurées.',
  'Main telephone number, with the country’s code, such as +49 40 66969 140.':
    'Numéro de téléphone principal, avec l’indicatif du pays, par exemple +49 40 66969 140.',
  'Main e-mail address. Leave it empty to show none.':
    'Adresse e-mail principale. Laissez vide pour n’en montrer aucune.',
  Navigation: 'Navigation',
  Entry: 'Entrée',
  Entries: 'Entrées',
  'Entries of the main navigation, from left to right.':
    'Entrées de la navigation principale, de gauche à droite.',
  Submenu: 'Sous-menu',
  'Leave it empty for an entry without a submenu.': 'Laissez vide pour une entrée sans sous-menu.',
  'A few words below the entry.': 'Quelques mots sous l’entrée.',
  Footer: 'Pied de page',
  Column: 'Colonne',
  Columns: 'Colonnes',
  'Columns of links in the footer.': 'Colonnes de liens dans le pied de page.',
  'Stands above the links.': 'Au-dessus des liens.',
  Elsewhere: 'Ailleurs',
  Addresses: 'Adresses',
  'Where the company is elsewhere. In the footer and in structured data.':
    'Où la société se trouve ailleurs. Dans le pied de page et les données structurées.',
  'The name of the network, such as LinkedIn.': 'Le nom du réseau, par exemple LinkedIn.',
  'Of the company’s own page there, such as https://example.com/keelstone.':
    'Celle de la page de la société là-bas, par exemple https://example.com/keelstone.',
  'The last line of every page.': 'La dernière ligne de chaque page.',
  'Footer Note': 'Note de pied de page',
  'Filters whose values widen the result': 'Filtres dont les valeurs élargissent le résultat',
  'Content type': 'Type de contenu',
  Date: 'Date',
  'Two values of such a filter show pages with either. Two values of any other filter show pages with both.':
    'Deux valeurs d’un tel filtre montrent les pages qui ont l’une ou l’autre. Deux valeurs de tout autre filtre montrent les pages qui ont les deux.',
  'First in "Most Recent"': 'En premier dans « Les plus récents »',
  'Up to four items that stand first on the search page; the newest resources fill the rest.':
    'Jusqu’à quatre éléments en tête de la page de recherche ; les ressources les plus récentes complètent.',
  Featureds: 'Mis en avant',
  Featured: 'Mis en avant',
  'Learn from what visitors choose': 'Apprendre de ce que choisissent les visiteurs',
  'Raises pages that many visitors choose for the same words, by up to 30 % of their relevance. Only numbers are stored, and a choice fades by half every 30 days. Switched off, what was chosen for which words is neither counted nor used.':
    'Remonte les pages que beaucoup de visiteurs choisissent pour les mêmes mots, jusqu’à 30 % de leur pertinence. Seuls des nombres sont enregistrés, et un choix s’estompe de moitié tous les 30 jours. Désactivé, ce qui a été choisi pour quels mots n’est ni compté ni utilisé.',
  'Consent and tracking': 'Consentement et suivi',
  Consent: 'Consentement',
  'Who asks visitors. Nothing below is loaded before they agree.':
    'Qui demande aux visiteurs. Rien ci-dessous n’est chargé avant leur accord.',
  'Our own banner': 'Notre propre bandeau',
  OneTrust: 'OneTrust',
  Cookiebot: 'Cookiebot',
  'Nobody asks': 'Personne ne demande',
  '"Nobody asks" starts everything at once: choose it only where the law allows it. It does not overrule a browser that refuses for its visitor.':
    '« Personne ne demande » lance tout aussitôt : à choisir seulement là où la loi le permet. Cela ne passe pas outre un navigateur qui refuse pour son visiteur.',
  Tool: 'Outil',
  'Site id': 'Identifiant du site',
  'The id that the tool gave this site. Without it, our own banner asks.':
    'L’identifiant que l’outil a donné à ce site. Sans lui, notre propre bandeau demande.',
  Script: 'Script',
  'Where the tool’s script is.': 'Où se trouve le script de l’outil.',
  'Also talks to': 'Communique aussi avec',
  'Origins that its script loads from and sends to, separated by spaces, such as https://api.example.com. All others are blocked.':
    'Origines depuis lesquelles son script charge et vers lesquelles il envoie, séparées par des espaces, comme https://api.example.com. Toutes les autres sont bloquées.',
  'Learns which pages a visitor reads. Leave the identifier empty for none.':
    'Apprend quelles pages lit un visiteur. Laissez l’identifiant vide pour aucun.',
  'Of your account with the service.': 'Celui de votre compte auprès du service.',
  Identifier: 'Identifiant',
  'Where the service’s script is.': 'Où se trouve le script du service.',
  'Names of its cookies, separated by spaces; * at the end means all that begin so. They are removed when a visitor refuses.':
    'Noms de ses cookies, séparés par des espaces ; * à la fin signifie tous ceux qui commencent ainsi. Ils sont supprimés quand un visiteur refuse.',
  Cookies: 'Cookies',
  'Marketing Automation': 'Automatisation du marketing',
  'Records how pages are used. It is loaded only with both an account and a snippet version.':
    'Enregistre comment les pages sont utilisées. Chargé seulement avec un compte et une version du fragment.',
  'The number of your site with the service.': 'Le numéro de votre site auprès du service.',
  'As the service’s own snippet says it, such as 6.':
    'Telle que l’indique le fragment du service, par exemple 6.',
  'Snippet Version': 'Version du fragment',
  'Where the service’s script is; {id} stands for the account.':
    'Où se trouve le script du service ; {id} représente le compte.',
  'Session Recording': 'Enregistrement de session',
  'Trusted addresses': 'Adresses de confiance',
  'Addresses elsewhere that may be asked': 'Adresses d’ailleurs qui peuvent être sollicitées',
  'One whole address a line, such as https://partner.example/answer. Forms and links of this site may send to exactly these and do what they answer, so name only what you would let write on your pages. Usually there is none.':
    'Une adresse entière par ligne, comme https://partner.example/answer. Les formulaires et liens de ce site peuvent envoyer exactement à celles-ci et faire ce qu’elles répondent ; ne nommez donc que celles que vous laisseriez écrire sur vos pages. D’ordinaire il n’y en a aucune.',
  'Of plans, and of dates of pages and notices. Events have their own. After a change, load open forms again.':
    'Pour les plans et les dates des pages et des avis. Les événements ont le leur. Après un changement, rechargez les formulaires ouverts.',
  'Links to other sites': 'Liens vers d’autres sites',
  'Check links to other sites': 'Vérifier les liens vers d’autres sites',
  'Visits each link of published pages to another site about once a week, where the operator lets the CMS reach other sites. Reports on pages lists broken ones.':
    'Visite chaque lien des pages publiées vers un autre site environ une fois par semaine, si l’exploitant laisse le CMS accéder à d’autres sites. Les rapports sur les pages citent ceux qui sont rompus.',
};
