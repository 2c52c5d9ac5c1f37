import type { AdminLanguage } from '../../../admin-language.ts';

export const media: AdminLanguage['fields']['media'] = {
  Images: 'Images',
  'Photographs and pictures: JPEG, PNG, WebP or AVIF, up to 20 MB and 50 megapixels. Smaller versions are made by themselves.':
    'Photographies et images : JPEG, PNG, WebP ou AVIF, jusqu’à 20 Mo et 50 mégapixels. Les versions plus petites se font toutes seules.',
  'What somebody who cannot see the picture needs to know. One sentence, no "picture of".':
    'Ce que doit savoir quelqu’un qui ne peut pas voir l’image. Une phrase, sans « image de ».',
  'Helps you find it again.': 'Vous aide à la retrouver.',
  'Image Type': 'Type d’image',
  Cuts: 'Recadrages',
  'Focal point': 'Point focal',
  'Such as Press, or Press/2026 for a folder in it. A folder is there as long as something is in it.':
    'Par exemple Presse, ou Presse/2026 pour un dossier dedans. Un dossier existe tant qu’il contient quelque chose.',
  Folder: 'Dossier',
  'What it is about, to find it again. Visitors do not see them here.':
    'De quoi il s’agit, pour le retrouver. Les visiteurs ne les voient pas ici.',
  URL: 'URL',
  'Thumbnail URL': 'URL de la vignette',
  'MIME Type': 'Type MIME',
  'Drawings (SVG)': 'Dessins (SVG)',
  'Drawing (SVG)': 'Dessin (SVG)',
  'Icons, logos and diagrams as SVG, up to 1 MB. Scripts in them are taken out. Pictures from elsewhere and embedded pages are refused.':
    'Icônes, logos et schémas en SVG, jusqu’à 1 Mo. Les scripts qu’ils contiennent sont retirés. Les images d’ailleurs et les pages intégrées sont refusées.',
  'What the drawing says. Leave it empty for an ornament.':
    'Ce que dit le dessin. Laissez vide pour un ornement.',
  'Svg Type': 'Type de SVG',
  Files: 'Fichiers',
  'What visitors download: PDF, Word, Excel, PowerPoint or ZIP, up to 50 MB.':
    'Ce que téléchargent les visiteurs : PDF, Word, Excel, PowerPoint ou ZIP, jusqu’à 50 Mo.',
  'What the file is called on the website.': 'Comment le fichier s’appelle sur le site.',
  'File Type': 'Type de fichier',
  'Name of the download': 'Nom du téléchargement',
  'What the file is called on a visitor’s computer. Filled in when you upload.':
    'Comment le fichier s’appelle sur l’ordinateur d’un visiteur. Rempli lors du téléversement.',
  'Sound recordings': 'Enregistrements sonores',
  'Talks, interviews and readings: MP3, M4A or Ogg, up to 100 MB.':
    'Conférences, entretiens et lectures : MP3, M4A ou Ogg, jusqu’à 100 Mo.',
  'What the recording is called on the website.': 'Comment l’enregistrement s’appelle sur le site.',
  'What is said, for those who cannot hear it, and who speaks. Each line is a paragraph.':
    'Ce qui est dit, pour ceux qui ne peuvent pas l’entendre, et qui parle. Chaque ligne est un paragraphe.',
  Transcript: 'Transcription',
  'Length in seconds': 'Durée en secondes',
  'Read from the file when you upload it.': 'Lue dans le fichier lors du téléversement.',
  'Audio Type': 'Type d’enregistrement',
  Videos: 'Vidéos',
  'Films that we serve ourselves: MP4 (H.264) or WebM, up to 500 MB.':
    'Des films que nous servons nous-mêmes : MP4 (H.264) ou WebM, jusqu’à 500 Mo.',
  'Shown until the film plays. Choose one that is as wide as the film.':
    'Affichée jusqu’à ce que le film joue. Choisissez-en une aussi large que le film.',
  Poster: 'Image d’attente',
  'What is said and heard, shown in the film. One file for each language.':
    'Ce qui est dit et entendu, affiché dans le film. Un fichier par langue.',
  'Such as en or pt-BR.': 'Par exemple en ou pt-BR.',
  'What the player calls it, such as English.': 'Comment le lecteur les appelle, par exemple English.',
  'A WebVTT file.': 'Un fichier WebVTT.',
  'Video Type': 'Type de vidéo',
  'Remote videos': 'Vidéos externes',
  'Films at YouTube or Vimeo. A visitor’s browser asks for nothing there before they press play.':
    'Des films sur YouTube ou Vimeo. Le navigateur d’un visiteur n’y demande rien avant qu’il lance la lecture.',
  'Open the film at YouTube or Vimeo, and copy its address to here.':
    'Ouvrez le film sur YouTube ou Vimeo, et copiez son adresse ici.',
  'How long the film is. Leave it empty if you do not know.':
    'La durée du film. Laissez vide si vous ne la connaissez pas.',
  YouTube: 'YouTube',
  Vimeo: 'Vimeo',
  'Found in the address.': 'Trouvé dans l’adresse.',
  Provider: 'Fournisseur',
  'Id at the provider': 'Identifiant chez le fournisseur',
  'Captions (WebVTT)': 'Sous-titres (WebVTT)',
  'Captions of our videos, as WebVTT, up to 1 MB.': 'Les sous-titres de nos vidéos, en WebVTT, jusqu’à 1 Mo.',
  'Part that is shown': 'Partie affichée',
};
