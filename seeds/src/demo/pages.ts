import type { DemoNodeOf } from '../demo-types.ts';
import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { afterReading } from './pages/after-reading.ts';
import { careers } from './pages/careers.ts';
import { contact } from './pages/contact.ts';
import { glossary } from './pages/glossary.ts';
import { home } from './pages/home.ts';
import { imprint } from './pages/imprint.ts';
import { notPublic } from './pages/not-public.ts';
import { privacy } from './pages/privacy.ts';
import { security } from './pages/security.ts';

export const pages: DemoNodeOf<'page'>[] = [
  home,
  about,
  contact,
  privacy,
  imprint,
  accessibility,
  security,
  careers,
  ...glossary,
  ...afterReading,
  ...notPublic,
];
