import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../../shared/api/errors';
import { useAction } from '../../../../shared/forms/useAction';
import { useSending } from '../../../../shared/forms/useSending';
import { Button } from '../../../../shared/ui/Button';
import { Dialog } from '../../../../shared/ui/Dialog';
import { Field } from '../../../../shared/ui/Field';
import { Notice } from '../../../../shared/ui/Notice';
import { TextArea } from '../../../../shared/ui/TextArea';
import { FileDrop } from '../../../../shared/ui/widgets/FileDrop';
import { keysOfBoard } from '../boardQueries';
import { SeatLines } from './SeatLines';
import styles from './seatList.module.css';
import {
  applySeats,
  countsOf,
  fileOfText,
  largestSeatList,
  lookAtSeats,
  type SeatList,
  type Source,
  seatListEndings,
} from './seatListCalls';

interface SeatListDialogProps {
  tid: number;
  onClose: () => void;
}

/** What is applied is the very list that is shown. */
interface Found extends SeatList {
  source: Source;
}

/** Rooms, seats, computers and people as the office lists them: looked at first, then applied whole. */
export function SeatListDialog({ tid, onClose }: SeatListDialogProps) {
  const { t } = useTranslation('adminExamRoom');
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const looking = useSending({
    nameOf: ({ name }: Source) => name,
    run: (source, way) => lookAtSeats(tid, source, way),
    onDone: (list, source) => setFound({ ...list, source }),
    onRefused: () => setFound(null),
    showsFailure: true,
  });
  const applying = useAction({
    run: ({ source }: Found) => applySeats(tid, source),
    said: ({ lines }) => t('seatList.applied', countsOf(lines)),
    keys: keysOfBoard(tid),
    onDone: onClose,
    // Somebody's account went meanwhile: which line that is, a new look tells.
    onRefused: (error, { source }) => {
      if (!isRefusal(error, 'examroom.list_faulty')) return;
      setFound(null);
      void looking.run(source);
    },
    showsFailure: true,
    isSingle: true,
  });
  const look = (source: Source) => {
    applying.forget();
    setFound(null);
    void looking.run(source);
  };
  const type = (typed: string) => {
    looking.cancel();
    setText(typed);
    setFound(null);
  };
  const failure = applying.failure ?? looking.failure;
  const isRight = found?.lines.every(({ fault }) => fault === null) ?? false;
  return (
    <Dialog
      title={t('seatList.title')}
      size="large"
      closesOnOutsideClick={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('seatList.cancel')}</Button>
          <Button
            kind="primary"
            disabled={!isRight || looking.isBusy}
            isBusy={applying.isBusy}
            onClick={() => found && void applying.run(found)}
          >
            {t('seatList.apply')}
          </Button>
        </>
      }
    >
      <div className={styles.ways}>
        <p>{t('seatList.how')}</p>
        <FileDrop
          label={t('seatList.file')}
          accept={seatListEndings}
          limit={largestSeatList}
          hint={t('seatList.fileHint')}
          sending={looking.sending}
          onCancel={looking.cancel}
          onFile={(file) => look({ file, name: file.name })}
        />
        <Field label={t('seatList.paste')}>
          <TextArea
            isMono
            placeholder={t('seatList.example')}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </Field>
        <Button
          className={styles.check}
          disabled={text.trim() === '' || looking.isBusy}
          onClick={() => look({ file: fileOfText(text), name: t('seatList.pasted') })}
        >
          {t('seatList.check')}
        </Button>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {found && <SeatLines name={found.source.name} list={found} />}
      </div>
    </Dialog>
  );
}
