import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../lib/clipboard';
import { Button } from './Button';
import { useDialogElement } from './Dialog';
import { IconCheck, IconCopy } from './icons';
import { toast } from './toast';

interface CopyButtonProps {
  text: string;
  /** Read aloud instead of the word "Copy", when there are several. */
  label?: string;
}

/** Copies a text, also where the browser's clipboard is closed to us (plain http). */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('shell');
  const [isDone, setDone] = useState(false);
  const dialog = useDialogElement();
  const copy = () => {
    if (copyText(text, dialog ?? document.body)) {
      setDone(true);
      setTimeout(() => setDone(false), 2000);
      toast.success(t('kit.copied'));
    } else {
      toast.warning(t('kit.copyByHand'));
    }
  };
  return (
    <Button
      kind="quiet"
      size="small"
      icon={isDone ? IconCheck : IconCopy}
      aria-label={label}
      onClick={copy}
    >
      {t('kit.copy')}
    </Button>
  );
}
