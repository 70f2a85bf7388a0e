import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../forms/useAction';
import type { IconType } from '../Icon';
import { IconButton } from '../IconButton';
import { IconCode, IconPhoto } from '../icons';
import {
  IconBold,
  IconH1,
  IconItalic,
  IconLink,
  IconList,
  IconPaperclip,
  IconSquareRoot,
  IconTable,
} from './icons';
import {
  applyAction,
  insertFile,
  insertPicture,
  type MarkdownAction,
  type Placeholders,
  type TextState,
} from './MarkdownEditorEdits';
import type { MarkdownUploads } from './markdownUploads';

interface MarkdownToolbarProps {
  isDisabled: boolean;
  /** Changes the text and its selection. */
  onEdit: (edit: (state: TextState) => TextState) => void;
  /** Null hides the buttons for pictures and files. */
  uploads: MarkdownUploads | null;
}

const actions = [
  { action: 'bold', icon: IconBold },
  { action: 'italic', icon: IconItalic },
  { action: 'heading', icon: IconH1 },
  { action: 'list', icon: IconList },
  { action: 'code', icon: IconCode },
  { action: 'formula', icon: IconSquareRoot },
  { action: 'table', icon: IconTable },
  { action: 'link', icon: IconLink },
] as const satisfies readonly { action: MarkdownAction; icon: IconType }[];

export function MarkdownToolbar({ isDisabled, onEdit, uploads }: MarkdownToolbarProps) {
  const { t } = useTranslation('widgets');
  return (
    <>
      {actions.map(({ action, icon }) => (
        <IconButton
          key={action}
          icon={icon}
          label={t(`markdown.${action}`)}
          disabled={isDisabled}
          onClick={() => onEdit((state) => applyAction(action, state, words(t)))}
        />
      ))}
      {uploads && (
        <>
          <UploadButton
            icon={IconPhoto}
            label={t('markdown.image')}
            accept="image/png,image/jpeg,image/gif,image/webp,image/bmp"
            isDisabled={isDisabled}
            store={uploads.storePicture}
            onStored={(address, name) => onEdit((state) => insertPicture(state, address, name))}
          />
          {uploads.storeFile && (
            <UploadButton
              icon={IconPaperclip}
              label={t('markdown.file')}
              isDisabled={isDisabled}
              store={uploads.storeFile}
              onStored={(address, name) => onEdit((state) => insertFile(state, address, name))}
            />
          )}
        </>
      )}
    </>
  );
}

interface UploadButtonProps {
  icon: IconType;
  label: string;
  accept?: string;
  isDisabled: boolean;
  store: (file: File) => Promise<string>;
  onStored: (address: string, name: string) => void;
}

function UploadButton({ icon, label, accept, isDisabled, store, onStored }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = useAction({ run: store, onDone: (address, { name }) => onStored(address, name) });
  return (
    <>
      <IconButton
        icon={icon}
        label={label}
        disabled={isDisabled || add.isBusy}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const element = event.currentTarget;
          const file = element.files?.[0];
          if (file) void add.run(file);
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
    column: t('markdown.column'),
  };
}
