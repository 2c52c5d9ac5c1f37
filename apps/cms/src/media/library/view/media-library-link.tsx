import { say } from '@keelstone/languages/say.ts';
/** Link to the media library, in the menu and above the lists of media. */
export function MediaLibraryLink() {
  return (
    <p className="media-library-link">
      <a href="/admin/media-library">{say('Media library')}</a>
    </p>
  );
}
