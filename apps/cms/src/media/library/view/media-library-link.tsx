/** Link to the media library, in the menu and above the lists of media. */
export function MediaLibraryLink() {
  return (
    <p className="media-library-link">
      <a href="/admin/media-library">Media library</a>
    </p>
  );
}
