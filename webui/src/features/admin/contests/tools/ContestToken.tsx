import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../../shared/api/calls';
import { useAction } from '../../../../shared/forms/useAction';
import { formatDateTime } from '../../../../shared/lib/time';
import { Button } from '../../../../shared/ui/Button';
import { CopyButton } from '../../../../shared/ui/CopyButton';
import layout from '../../../../shared/ui/layout.module.css';
import { Notice } from '../../../../shared/ui/Notice';
import styles from './contestTools.module.css';
import { contestToolsKey, makeToken, withdrawToken } from './contestToolsQueries';

interface ContestTokenProps {
  cid: number;
  token: Schemas['ClicsToken'] | null;
}

/** Who made it and when; itself only just after it was made. */
export function ContestToken({ cid, token }: ContestTokenProps) {
  const { t } = useTranslation('adminContests');
  const [shown, setShown] = useState('');
  const keys = [contestToolsKey(cid)];
  const make = useAction({
    run: () => makeToken(cid),
    ask: () =>
      token && {
        title: t('tools.again.title'),
        body: t('tools.again.body'),
        confirmLabel: t('tools.again.action'),
        isDestructive: true,
      },
    keys,
    onDone: setShown,
    isSingle: true,
  });
  const withdraw = useAction({
    run: () => withdrawToken(cid),
    ask: () => ({
      title: t('tools.withdraw.title'),
      body: t('tools.withdraw.body'),
      confirmLabel: t('tools.withdraw.action'),
      isDestructive: true,
    }),
    said: () => t('tools.withdraw.done'),
    keys,
    onDone: () => setShown(''),
  });
  return (
    <>
      {token && shown && (
        <Notice tone="warn">
          <p>{t('tools.once')}</p>
          <p className={layout.row}>
            <code className={styles.words}>{shown}</code>
            <CopyButton text={shown} label={t('tools.copyToken')} />
          </p>
        </Notice>
      )}
      <div className={layout.row}>
        <span>
          {token
            ? t('tools.madeBy', { author: token.author, time: formatDateTime(token.gmtCreate) })
            : t('tools.none')}
        </span>
        <Button onClick={() => void make.run()} isBusy={make.isBusy}>
          {t(token ? 'tools.again.action' : 'tools.make')}
        </Button>
        {token && (
          <Button kind="danger" onClick={() => void withdraw.run()} isBusy={withdraw.isBusy}>
            {t('tools.withdraw.action')}
          </Button>
        )}
      </div>
    </>
  );
}
