import type { AdminLanguage } from '../../../admin-language.ts';

export const system: AdminLanguage['fields']['system'] = {
  Phone: 'Telefon',
  'Article type': 'Artikelart',
  Vocabularies: 'Vokabulare',
  'Kinds of articles, shown on their cards.': 'Arten von Artikeln, auf ihren Karten gezeigt.',
  'What visitors read. A change shows on every page that has this term.':
    'Was Besucher lesen. Eine Änderung erscheint auf jeder Seite mit diesem Begriff.',
  'Audio types': 'Arten von Tonaufnahmen',
  'Audio type': 'Art der Tonaufnahme',
  'Kinds of sound recordings.': 'Arten von Tonaufnahmen.',
  'Brand colors': 'Markenfarben',
  'Brand color': 'Markenfarbe',
  'Colours that product suites may wear.': 'Farben, die Produktsuiten tragen dürfen.',
  'Name of the colour in the stylesheet, such as rust. Ask a developer before you change it.':
    'Name der Farbe im Stylesheet, etwa rust. Fragen Sie einen Entwickler, bevor Sie ihn ändern.',
  'File types': 'Dateiarten',
  'File type': 'Dateiart',
  'Kinds of files to download.': 'Arten von Dateien zum Herunterladen.',
  'Image types': 'Bildarten',
  'Image type': 'Bildart',
  'Kinds of images.': 'Arten von Bildern.',
  Industry: 'Branche',
  'Industries that visitors filter by.': 'Branchen, nach denen Besucher filtern.',
  'Product suites (filter)': 'Produktsuiten (Filter)',
  'Product suite (filter)': 'Produktsuite (Filter)',
  'Names of the suites that visitors filter by.': 'Namen der Suiten, nach denen Besucher filtern.',
  'Resource type': 'Ressourcenart',
  'Kinds of resources, with icon and link text.': 'Arten von Ressourcen, mit Symbol und Linktext.',
  'What a link to such a resource says, such as "Read the paper".':
    'Was ein Link zu einer solchen Ressource sagt, etwa „Das Papier lesen“.',
  'Link Text': 'Linktext',
  'Drawn on a grid of 24 by 24; shown on cards.':
    'Auf einem Raster von 24 mal 24 gezeichnet; auf Karten gezeigt.',
  Icon: 'Symbol',
  'Role category': 'Rollengruppe',
  'SVG types': 'SVG-Arten',
  'SVG type': 'SVG-Art',
  'Kinds of drawings.': 'Arten von Zeichnungen.',
  'Subjects that connect pages.': 'Themen, die Seiten verbinden.',
  'Video types': 'Videoarten',
  'Video type': 'Videoart',
  'Kinds of videos.': 'Arten von Videos.',
  Redirects: 'Weiterleitungen',
  Redirect: 'Weiterleitung',
  System: 'System',
  'Former paths, and where they lead. When a published page moves, its redirect is made by itself.':
    'Frühere Pfade, und wohin sie führen. Wenn eine veröffentlichte Seite umzieht, entsteht ihre Weiterleitung von selbst.',
  'The former path, as visitors see it, with the prefix of a language where it has one.':
    'Der frühere Pfad, wie Besucher ihn sehen, mit dem Präfix der Sprache, wo es eines gibt.',
  'Where it leads: a path such as /articles/new, or an address with https://.':
    'Wohin sie führt: ein Pfad wie /articles/new, oder eine Adresse mit https://.',
  To: 'Nach',
  'For good (301)': 'Endgültig (301)',
  'For now (302)': 'Vorläufig (302)',
  'Browsers and search engines remember "for good"; choose "for now" if it will come back.':
    'Browser und Suchmaschinen merken sich „endgültig“; wählen Sie „vorläufig“, wenn es zurückkommt.',
  Status: 'Status',
  'Made when a page moved': 'Entstand, als eine Seite umzog',
  'Set for redirects that were made by themselves, also when a file was replaced.':
    'Gesetzt bei Weiterleitungen, die von selbst entstanden, auch als eine Datei ersetzt wurde.',
  'How often visitors were sent on. It is some seconds old.':
    'Wie oft Besucher weitergeschickt wurden. Einige Sekunden alt.',
  'A redirect that nobody takes any more may be deleted.':
    'Eine Weiterleitung, die niemand mehr nutzt, darf gelöscht werden.',
  'Scheduled changes': 'Geplante Änderungen',
  'Scheduled change': 'Geplante Änderung',
  'What will happen by itself, and what became of it. Plan it in the form of a page, in the column beside the text; delete an entry here to cancel it.':
    'Was von selbst geschehen wird, und was daraus wurde. Planen Sie es im Formular einer Seite, in der Spalte neben dem Text; löschen Sie hier einen Eintrag, um ihn abzusagen.',
  'Its text is published as it was last saved when this is planned.':
    'Ihr Text wird so veröffentlicht, wie er beim Planen zuletzt gespeichert ist.',
  'What happens at that time.': 'Was zu dieser Zeit geschieht.',
  Action: 'Aktion',
  'In which languages it is published. Without any, in the one that you work in.':
    'In welchen Sprachen sie veröffentlicht wird. Ohne Angabe in der, in der Sie arbeiten.',
  'In the time zone of your computer. It happens within two seconds of it.':
    'In der Zeitzone Ihres Computers. Es geschieht innerhalb von zwei Sekunden.',
  'Number of the revision': 'Nummer der Version',
  'Which revision of the page is published.': 'Welche Version der Seite veröffentlicht wird.',
  'Who saved that revision.': 'Wer diese Version gespeichert hat.',
  'Written By': 'Geschrieben von',
  Void: 'Verfallen',
  'Set when its time has come.': 'Gesetzt, wenn die Zeit gekommen ist.',
  'Who planned it.': 'Wer es geplant hat.',
  'Planned By': 'Geplant von',
  'When it was done, or failed.': 'Wann es getan wurde oder scheiterte.',
  'Done At': 'Getan am',
  'Why it was not done.': 'Warum es nicht getan wurde.',
  Failure: 'Fehler',
  'A later draft was kept': 'Ein späterer Entwurf blieb',
  'What was saved after it was planned is not published, and waits as the draft.':
    'Was nach dem Planen gespeichert wurde, ist nicht veröffentlicht und wartet als Entwurf.',
  Attempts: 'Versuche',
  'Search tasks': 'Suchaufgaben',
  'Search task': 'Suchaufgabe',
  'Compares every page with what visitors see of it, corrects what differs, and has the search index built anew. Visitors go on searching, and editors go on saving.':
    'Vergleicht jede Seite mit dem, was Besucher von ihr sehen, berichtigt, was abweicht, und lässt den Suchindex neu aufbauen. Besucher suchen weiter, und Redakteure speichern weiter.',
  Panel: 'Feld',
  Rebuild: 'Neuaufbau',
  'Started By': 'Gestartet von',
  Started: 'Gestartet',
  Finished: 'Beendet',
  'Pages compared': 'Verglichene Seiten',
  'Pages in all': 'Seiten insgesamt',
  'Entries written anew': 'Neu geschriebene Einträge',
  'Entries taken away': 'Entfernte Einträge',
  'Not corrected': 'Nicht berichtigt',
  Faults: 'Fehler',
  Stage: 'Phase',
  Cursor: 'Zeiger',
  Shortcut: 'Verknüpfung',
  'Your own links. They stand on your dashboard, and nobody else sees them.':
    'Ihre eigenen Links. Sie stehen auf Ihrer Übersicht, niemand sonst sieht sie.',
  'A page of the CMS, such as /admin/collections/article, or any web address.':
    'Eine Seite des CMS, etwa /admin/collections/article, oder eine beliebige Webadresse.',
  Owner: 'Besitzer',
  Mail: 'Mail',
  'What the CMS sent or will send, for 30 days. Without a mail server, mails are written to a folder and can be read here.':
    'Was das CMS gesendet hat oder senden wird, 30 Tage lang. Ohne Mailserver werden Mails in einen Ordner geschrieben und können hier gelesen werden.',
  Html: 'HTML',
  About: 'Worüber',
  'Written, not sent': 'Geschrieben, nicht gesendet',
  'What the mail server said': 'Was der Mailserver sagte',
  'Try Again': 'Noch einmal versuchen',
  'Next attempt': 'Nächster Versuch',
  'Message Id': 'Nachrichten-ID',
  Users: 'Benutzer',
  User: 'Benutzer',
  'People who may log in here.': 'Personen, die sich hier anmelden dürfen.',
  'Send an invitation by mail': 'Eine Einladung per Mail senden',
  'They choose their own password, by a link that works once, for a week.':
    'Sie wählen ihr Passwort selbst, über einen Link, der einmal funktioniert, eine Woche lang.',
  'Current password': 'Aktuelles Passwort',
  'Needed only to change your own e-mail address or password.':
    'Nur nötig, um die eigene E-Mail-Adresse oder das eigene Passwort zu ändern.',
  'As colleagues know them.': 'Wie Kollegen sie kennen.',
  Administrator: 'Administrator',
  Editor: 'Redakteur',
  Author: 'Autor',
  'Authors write and send to review. Editors publish as well. Administrators manage users as well.':
    'Autoren schreiben und geben zur Prüfung. Redakteure veröffentlichen auch. Administratoren verwalten auch Benutzer.',
  'Language of messages': 'Sprache der Nachrichten',
  'In which mails are written to you.': 'In der Ihnen Mails geschrieben werden.',
  'Mails about': 'Mails über',
  'Reviews that somebody asks for': 'Prüfungen, um die jemand bittet',
  'Your texts, published or sent back': 'Ihre Texte, veröffentlicht oder zurückgegeben',
  'Your plans, when they are done': 'Ihre Pläne, wenn sie ausgeführt sind',
  'Your plans, when they fail': 'Ihre Pläne, wenn sie scheitern',
  'Forms that visitors send': 'Formulare, die Besucher senden',
  'Nothing is sent about what you did yourself. Reviews and forms are for those who may publish.':
    'Über das, was Sie selbst getan haben, wird nichts gesendet. Prüfungen und Formulare sind für die, die veröffentlichen dürfen.',
  'Site settings': 'Einstellungen der Website',
  'Name, address, navigation, footer and search. Saving publishes at once.':
    'Name, Adresse, Navigation, Fußzeile und Suche. Das Speichern veröffentlicht sofort.',
  Identity: 'Identität',
  'In the header, in page titles and in structured data.':
    'Im Kopf, in Seitentiteln und in strukturierten Daten.',
  'Site Name': 'Name der Website',
  'One line that says what this company does.': 'Eine Zeile, die sagt, was diese Firma tut.',
  Tagline: 'Slogan',
  'Home page': 'Startseite',
  'The page that visitors see at /. It must be published.':
    'Die Seite, die Besucher unter / sehen. Sie muss veröffentlicht sein.',
  'Main address': 'Hauptadresse',
  'In the footer and in structured data.': 'In der Fußzeile und in strukturierten Daten.',
  'Main telephone number, with the country’s code, such as +49 40 66969 140.':
    'Zentrale Telefonnummer, mit der Landesvorwahl, etwa +49 40 66969 140.',
  'Main e-mail address. Leave it empty to show none.':
    'Zentrale E-Mail-Adresse. Leer lassen, um keine zu zeigen.',
  Navigation: 'Navigation',
  Entry: 'Eintrag',
  Entries: 'Einträge',
  'Entries of the main navigation, from left to right.':
    'Einträge der Hauptnavigation, von links nach rechts.',
  Submenu: 'Untermenü',
  'Leave it empty for an entry without a submenu.': 'Leer lassen für einen Eintrag ohne Untermenü.',
  'A few words below the entry.': 'Einige Worte unter dem Eintrag.',
  Footer: 'Fußzeile',
  Column: 'Spalte',
  Columns: 'Spalten',
  'Columns of links in the footer.': 'Spalten mit Links in der Fußzeile.',
  'Stands above the links.': 'Steht über den Links.',
  Elsewhere: 'Anderswo',
  Addresses: 'Adressen',
  'Where the company is elsewhere. In the footer and in structured data.':
    'Wo die Firma anderswo ist. In der Fußzeile und in strukturierten Daten.',
  'The name of the network, such as LinkedIn.': 'Der Name des Netzwerks, etwa LinkedIn.',
  'Of the company’s own page there, such as https://example.com/keelstone.':
    'Die der eigenen Seite der Firma dort, etwa https://example.com/keelstone.',
  'The last line of every page.': 'Die letzte Zeile jeder Seite.',
  'Footer Note': 'Hinweis in der Fußzeile',
  'Filters whose values widen the result': 'Filter, deren Werte das Ergebnis erweitern',
  'Content type': 'Inhaltstyp',
  Date: 'Datum',
  'Two values of such a filter show pages with either. Two values of any other filter show pages with both.':
    'Zwei Werte eines solchen Filters zeigen Seiten mit einem von beiden. Zwei Werte jedes anderen Filters zeigen Seiten mit beiden.',
  'First in "Most Recent"': 'Zuerst in „Neueste“',
  'Up to four items that stand first on the search page; the newest resources fill the rest.':
    'Bis zu vier Einträge, die auf der Suchseite vorn stehen; die neuesten Ressourcen füllen den Rest.',
  Featureds: 'Hervorgehobene',
  Featured: 'Hervorgehoben',
  'Learn from what visitors choose': 'Aus dem lernen, was Besucher wählen',
  'Raises pages that many visitors choose for the same words, by up to 30 % of their relevance. Only numbers are stored, and a choice fades by half every 30 days. Switched off, what was chosen for which words is neither counted nor used.':
    'Hebt Seiten, die viele Besucher für dieselben Wörter wählen, um bis zu 30 % ihrer Relevanz. Gespeichert werden nur Zahlen, und eine Wahl verblasst alle 30 Tage um die Hälfte. Ausgeschaltet wird weder gezählt noch verwendet, was für welche Wörter gewählt wurde.',
  'Consent and tracking': 'Einwilligung und Tracking',
  Consent: 'Einwilligung',
  'Who asks visitors. Nothing below is loaded before they agree.':
    'Wer Besucher fragt. Nichts davon wird geladen, bevor sie zustimmen.',
  'Our own banner': 'Unser eigenes Banner',
  OneTrust: 'OneTrust',
  Cookiebot: 'Cookiebot',
  'Nobody asks': 'Niemand fragt',
  '"Nobody asks" starts everything at once: choose it only where the law allows it. It does not overrule a browser that refuses for its visitor.':
    '„Niemand fragt“ startet alles sofort: Wählen Sie es nur, wo das Gesetz es erlaubt. Es setzt sich nicht über einen Browser hinweg, der für seinen Besucher ablehnt.',
  Tool: 'Werkzeug',
  'Site id': 'Kennung der Website',
  'The id that the tool gave this site. Without it, our own banner asks.':
    'Die Kennung, die das Werkzeug dieser Website gegeben hat. Ohne sie fragt unser eigenes Banner.',
  Script: 'Skript',
  'Where the tool’s script is.': 'Wo das Skript des Werkzeugs liegt.',
  'Also talks to': 'Spricht auch mit',
  'Origins that its script loads from and sends to, separated by spaces, such as https://api.example.com. All others are blocked.':
    'Ursprünge, von denen sein Skript lädt und an die es sendet, durch Leerzeichen getrennt, etwa https://api.example.com. Alle anderen sind gesperrt.',
  'Learns which pages a visitor reads. Leave the identifier empty for none.':
    'Erfährt, welche Seiten ein Besucher liest. Lassen Sie die Kennung leer für keines.',
  'Of your account with the service.': 'Die Ihres Kontos bei dem Dienst.',
  Identifier: 'Kennung',
  'Where the service’s script is.': 'Wo das Skript des Dienstes liegt.',
  'Names of its cookies, separated by spaces; * at the end means all that begin so. They are removed when a visitor refuses.':
    'Namen seiner Cookies, durch Leerzeichen getrennt; * am Ende bedeutet alle, die so beginnen. Sie werden entfernt, wenn ein Besucher ablehnt.',
  Cookies: 'Cookies',
  'Marketing Automation': 'Marketing-Automation',
  'Records how pages are used. It is loaded only with both an account and a snippet version.':
    'Zeichnet auf, wie Seiten benutzt werden. Es wird nur mit Konto und Snippet-Version geladen.',
  'The number of your site with the service.': 'Die Nummer Ihrer Website bei dem Dienst.',
  'As the service’s own snippet says it, such as 6.': 'Wie das Snippet des Dienstes sie nennt, etwa 6.',
  'Snippet Version': 'Snippet-Version',
  'Where the service’s script is; {id} stands for the account.':
    'Wo das Skript des Dienstes liegt; {id} steht für das Konto.',
  'Session Recording': 'Sitzungsaufzeichnung',
  'Trusted addresses': 'Vertraute Adressen',
  'Addresses elsewhere that may be asked': 'Adressen anderswo, die gefragt werden dürfen',
  'One whole address a line, such as https://partner.example/answer. Forms and links of this site may send to exactly these and do what they answer, so name only what you would let write on your pages. Usually there is none.':
    'Eine ganze Adresse je Zeile, etwa https://partner.example/answer. Formulare und Links dieser Website dürfen an genau diese senden und tun, was sie antworten; nennen Sie also nur, wen Sie auf Ihren Seiten schreiben ließen. Gewöhnlich gibt es keine.',
  'Of plans, and of dates of pages and notices. Events have their own. After a change, load open forms again.':
    'Für Pläne und für Daten von Seiten und Hinweisen. Termine haben ihre eigene. Laden Sie nach einer Änderung offene Formulare neu.',
  'Links to other sites': 'Links auf andere Websites',
  'Check links to other sites': 'Links auf andere Websites prüfen',
  'Visits each link of published pages to another site about once a week, where the operator lets the CMS reach other sites. Reports on pages lists broken ones.':
    'Besucht jeden Link veröffentlichter Seiten auf eine andere Website etwa einmal in der Woche, wenn der Betreiber dem CMS Zugang zu anderen Websites gibt. Die Berichte über Seiten nennen defekte.',
};
