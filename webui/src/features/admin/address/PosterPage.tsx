import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { to } from '../../../app/routes';
import { bootData } from '../../../shared/api/boot';
import { useTitle } from '../../../shared/lib/useTitle';
import { Sheet, SheetPage } from '../../../shared/ui/sheet/Sheet';
import { QrCode } from '../../../shared/ui/widgets/QrCode';
import { addressQuery } from './addressCalls';
import styles from './poster.module.css';

/** /admin/address/poster: for the door of the computer room. */
export default function PosterPage() {
  const { t } = useTranslation('adminAddress');
  const told = useQuery(addressQuery).data;
  const wanted = new URLSearchParams(useSearch()).get('address');
  useTitle(t('poster.title'));
  const plain = told?.addresses.filter(({ lan }) => lan).map(({ url }) => url) ?? [];
  const secure = told?.addresses.flatMap(({ secureUrl }) => secureUrl ?? []) ?? [];
  const name = told?.name.url ?? null;
  const all = [...plain, ...(name ? [name] : []), ...secure];
  const others = told?.addresses.map(({ url }) => url) ?? [];
  const main =
    [...all, ...others].find((url) => url === wanted) ?? all[0] ?? window.location.origin;
  const second = [name, ...plain].find((url) => url !== null && url !== main);
  return (
    <SheetPage
      label={t('poster.title')}
      back={{ href: to('AdminAddress'), words: t('poster.back') }}
      print={t('poster.print')}
      isReady={told !== undefined}
    >
      <Sheet className={styles.poster ?? ''}>
        <h1 tabIndex={-1} className={styles.school}>
          {bootData().config.name}
        </h1>
        <p className={styles.lead}>{t('poster.lead')}</p>
        <QrCode text={main} label={t('list.code', { url: main })} className={styles.code} />
        <p className={styles.address}>{main}</p>
        {second && <p className={styles.second}>{t('poster.or', { url: second })}</p>}
        <ol className={styles.steps}>
          <li>{t('poster.step1')}</li>
          <li>{t('poster.step2')}</li>
          <li>{t('poster.step3')}</li>
        </ol>
        {main.startsWith('https:') && <p className={styles.second}>{t('poster.trust')}</p>}
      </Sheet>
    </SheetPage>
  );
}
