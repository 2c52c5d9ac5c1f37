import Link from 'next/link';
import type { ReactNode } from 'react';
import './site.css';

const PLACES = ['Products', 'Solutions', 'Platforms', 'Articles', 'Events', 'Resources', 'People', 'About'];

const Places = () => (
  <ul>
    {PLACES.map((name) => (
      <li key={name}>
        <Link href={`/${name.toLowerCase()}`} prefetch={false}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/" prefetch={false}>
            Keelstone
          </Link>
          <nav>
            <Places />
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <Places />
        </footer>
      </body>
    </html>
  );
}
