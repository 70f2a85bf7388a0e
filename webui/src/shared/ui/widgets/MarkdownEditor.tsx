import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../forms/useAction';
import { classNames } from '../classNames';
import { useFieldAttributes } from '../Field';
import { Segmented } from '../Segmented';
import { toast } from '../toast';
import styles from './MarkdownEditor.module.css';
import { insertPicture, insertText, type TextState } from './MarkdownEditorEdits';
import { MarkdownLength, nearLimit } from './MarkdownLength';
import { MarkdownToolbar } from './MarkdownToolbar';
import { useMarkdownUploads } from './markdownUploads';
import { RichText } from './RichText';
import { useResting } from './useResting';

interface MarkdownEditorProps {
  /** Accessible name of the text; inside a Field its label does the same. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** How many letters the form's rule allows. A text is never cut: what is too much stays, and is told. */
  maxLength?: number;
  isInvalid?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
  /** More for the toolbar. */
  tools?: (insert: (text: string) => void) => ReactNode;
  /** How readers will see the text, where it is not as everybody's. */
  preview?: (source: string) => ReactNode;
}

/** Markdown source with a toolbar, and what the students will see beside it. */
export function MarkdownEditor({
  label,
  value,
  onChange,
  onBlur,
  maxLength,
  isInvalid,
  ref,
  tools,
  preview,
}: MarkdownEditorProps) {
  const { t, i18n } = useTranslation('widgets');
  const attributes = useFieldAttributes();
  const uploads = useMarkdownUploads();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [side, setSide] = useState<'source' | 'preview'>('source');
  const shown = useResting(value);
  const hintId = useId();
  const lengthId = useId();
  const length = maxLength === undefined ? null : nearLimit(value, maxLength, i18n.language);
  const isTooLong = length?.isOver ?? false;

  const edit = (change: (state: TextState) => TextState) => {
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    const next = change({ text: element.value, start, end });
    onChange(next.text);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  };

  const storing = useAction({
    run: async (picture: File) => uploads?.storePicture(picture),
    onDone: (address, { name }) => {
      if (address) edit((state) => insertPicture(state, address, name));
    },
  });
  /** Pictures that are pasted or dropped are stored, and stand where the cursor is. */
  const addPictures = async (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    const pictures = Array.from(data?.files ?? []).filter(isPicture);
    if (pictures.length === 0) return;
    event.preventDefault(); // without it the browser would open what is dropped
    if (!uploads) {
      toast.warning(t('markdown.noPictures'));
      return;
    }
    for (const picture of pictures) await storing.run(picture);
  };
  const hint = storing.isBusy ? 'storing' : uploads ? 'hintPictures' : 'hint';

  return (
    <div className={classNames(styles.editor, (isInvalid || isTooLong) && styles.invalid)}>
      <div className={styles.toolbar}>
        <MarkdownToolbar isDisabled={side === 'preview'} onEdit={edit} uploads={uploads} />
        {tools?.((text) => edit((state) => insertText(state, text)))}
        <span id={hintId} className={styles.hint}>
          {t(`markdown.${hint}`)}
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
      {length && <MarkdownLength id={lengthId} length={length} />}
      <div className={classNames(styles.panes, side === 'preview' && styles.showsPreview)}>
        <textarea
          aria-label={label}
          {...attributes}
          aria-describedby={classNames(
            attributes['aria-describedby'] ?? hintId,
            length !== null && lengthId,
          )}
          aria-invalid={isInvalid || isTooLong || undefined}
          ref={(element: HTMLTextAreaElement | null) => {
            area.current = element;
            if (typeof ref === 'function') ref(element);
          }}
          className={styles.source}
          value={value}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          onPaste={(event) => void addPictures(event, event.clipboardData)}
          onDrop={(event) => void addPictures(event, event.dataTransfer)}
        />
        <div className={styles.preview}>
          {shown.trim() === '' && <p className={styles.empty}>{t('markdown.previewEmpty')}</p>}
          {shown.trim() !== '' && (preview?.(shown) ?? <RichText source={shown} />)}
        </div>
      </div>
    </div>
  );
}

const isPicture = (file: File) => file.type.startsWith('image/');
