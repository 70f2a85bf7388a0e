import type { TFunction } from 'i18next';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../classNames';
import { useFieldAttributes } from '../Field';
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
import { Segmented } from '../Segmented';
import styles from './MarkdownEditor.module.css';
import {
  applyAction,
  insertPicture,
  type MarkdownAction,
  type Placeholders,
  type TextState,
} from './MarkdownEditorEdits';
import { RichText } from './RichText';

interface MarkdownEditorProps {
  /** Accessible name of the text; inside a Field its label does the same. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  maxLength?: number;
  isInvalid?: boolean;
  /** Stores a picture and answers its address; absent, the button writes an empty link. */
  uploadPicture?: (file: File) => Promise<string>;
  ref?: Ref<HTMLTextAreaElement>;
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

/** Typing must not wait for Markdown and formulas. */
const previewPause = 250;

/** Markdown source with a toolbar, and what the students will see beside it. */
export function MarkdownEditor({
  label,
  value,
  onChange,
  onBlur,
  maxLength,
  isInvalid,
  uploadPicture,
  ref,
}: MarkdownEditorProps) {
  const { t } = useTranslation('widgets');
  const attributes = useFieldAttributes();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const picture = useRef<HTMLInputElement>(null);
  const [side, setSide] = useState<'source' | 'preview'>('source');
  const shown = useResting(value);
  const hintId = useId();

  const change = (edit: (state: TextState) => TextState) => {
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    const next = edit({ text: element.value, start, end });
    onChange(next.text);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  };
  const act = (action: MarkdownAction) => {
    if (action === 'image' && uploadPicture) picture.current?.click();
    else change((state) => applyAction(action, state, words(t)));
  };
  const addPicture = async (file: File | undefined) => {
    if (!file || !uploadPicture) return;
    try {
      const address = await uploadPicture(file);
      change((state) => insertPicture(state, address, file.name));
    } catch {
      // The upload has shown its refusal.
    }
  };

  return (
    <div className={classNames(styles.editor, isInvalid && styles.invalid)}>
      <div className={styles.toolbar}>
        {actions.map(({ action, icon }) => (
          <IconButton
            key={action}
            icon={icon}
            label={t(`markdown.${action}`)}
            disabled={side === 'preview'}
            onClick={() => act(action)}
          />
        ))}
        <span id={hintId} className={styles.hint}>
          {t('markdown.hint')}
        </span>
        <Segmented
          className={styles.sides ?? ''}
          label={label}
          value={side}
          options={[
            { value: 'source', label: t('markdown.source') },
            { value: 'preview', label: t('markdown.preview') },
          ]}
          onChange={setSide}
        />
      </div>
      {uploadPicture && (
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
      )}
      <div className={classNames(styles.panes, side === 'preview' && styles.showsPreview)}>
        <textarea
          aria-label={label}
          aria-describedby={hintId}
          {...attributes}
          aria-invalid={isInvalid || undefined}
          ref={(element: HTMLTextAreaElement | null) => {
            area.current = element;
            if (typeof ref === 'function') ref(element);
          }}
          className={styles.source}
          value={value}
          maxLength={maxLength}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
        <div className={styles.preview}>
          {shown.trim() ? (
            <RichText source={shown} />
          ) : (
            <p className={styles.empty}>{t('markdown.previewEmpty')}</p>
          )}
        </div>
      </div>
    </div>
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

function useResting(value: string): string {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), previewPause);
    return () => clearTimeout(timer);
  }, [value]);
  return resting;
}
