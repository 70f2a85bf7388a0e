import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconType } from '../Icon';
import { IconButton } from '../IconButton';
import {
  IconBold,
  IconCode,
  IconH1,
  IconItalic,
  IconLink,
  IconList,
  IconPhoto,
  IconSquareRoot,
  IconTable,
} from '../icons';
import {
  applyAction,
  insertPicture,
  type MarkdownAction,
  type Placeholders,
  type TextState,
} from './MarkdownEditorEdits';

interface MarkdownToolbarProps {
  isDisabled: boolean;
  /** Changes the text and its selection. */
  onEdit: (edit: (state: TextState) => TextState) => void;
  /** Stores a picture and answers its address; absent, the button writes an empty link. */
  uploadPicture: ((file: File) => Promise<string>) | undefined;
}

const actions: readonly { action: MarkdownAction; icon: IconType }[] = [
  { action: 'bold', icon: IconBold },
  { action: 'italic', icon: IconItalic },
  { action: 'heading', icon: IconH1 },
  { action: 'list', icon: IconList },
  { action: 'code', icon: IconCode },
  { action: 'formula', icon: IconSquareRoot },
  { action: 'table', icon: IconTable },
  { action: 'link', icon: IconLink },
  { action: 'image', icon: IconPhoto },
];

export function MarkdownToolbar({ isDisabled, onEdit, uploadPicture }: MarkdownToolbarProps) {
  const { t } = useTranslation('widgets');
  const picture = useRef<HTMLInputElement>(null);

  const act = (action: MarkdownAction) => {
    if (action === 'image' && uploadPicture) picture.current?.click();
    else onEdit((state) => applyAction(action, state, words(t)));
  };
  const addPicture = async (file: File | undefined) => {
    if (!file || !uploadPicture) return;
    try {
      const address = await uploadPicture(file);
      onEdit((state) => insertPicture(state, address, file.name));
    } catch {
      // The upload has shown its refusal.
    }
  };

  return (
    <>
      {actions.map(({ action, icon }) => (
        <IconButton
          key={action}
          icon={icon}
          label={t(`markdown.${action}`)}
          disabled={isDisabled}
          onClick={() => act(action)}
        />
      ))}
      <input
        ref={picture}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp,image/bmp"
        aria-label={t('markdown.image')}
        onChange={(event) => {
          const element = event.currentTarget;
          void addPicture(element.files?.[0]);
          element.value = '';
        }}
      />
    </>
  );
}

function words(t: TFunction<'widgets'>): Placeholders {
  return {
    bold: t('markdown.boldText'),
    italic: t('markdown.italicText'),
    heading: t('markdown.headingText'),
    list: t('markdown.listText'),
    link: t('markdown.linkText'),
    image: t('markdown.imageText'),
    column: t('markdown.column'),
  };
}
