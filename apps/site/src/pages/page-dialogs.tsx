import { type Dialog as DialogContent, dialogAnchor } from '@keelstone/model';
import { Dialog } from '@keelstone/ui/dialog/dialog.tsx';
import { formHeadingId } from '@keelstone/ui/form-view/form-names.ts';
import { FormView } from '@keelstone/ui/form-view/form-view.tsx';
import { MediaItem } from '@keelstone/ui/media-item/media-item.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';

type PageDialogsProps = { dialogs: readonly DialogContent[] | undefined; context: SectionContext };

/**
 * The dialogs that the links of a page open (U-10), at the end of the page: without scripts, such a link leads
 * to its dialog there. The dialog of a rejected form is shown open.
 */
export function PageDialogs({ dialogs = [], context }: PageDialogsProps) {
  const { language, messages, forms } = context;
  return dialogs.map(({ id, title, body, media, form }) => {
    const anchor = dialogAnchor(id);
    return (
      <Dialog
        key={id}
        id={anchor}
        title={title}
        closeLabel={messages.closeDialog}
        isShown={forms.returned?.view === anchor}
      >
        <RichText blocks={body} language={language} topLevel={3} />
        {media.map((item, position) => (
          <MediaItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the same medium may occur twice, and the list is rendered once
            key={position}
            item={item}
            messages={messages}
            language={language}
            sizes="(min-width: 44em) 37rem, 90vw"
          />
        ))}
        {form && (
          <FormView
            form={form}
            view={anchor}
            language={language}
            context={forms}
            labelledBy={formHeadingId(anchor)}
          />
        )}
      </Dialog>
    );
  });
}
