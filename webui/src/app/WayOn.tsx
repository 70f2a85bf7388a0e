import { useTranslation } from 'react-i18next';
import { ApiError, isMissing } from '../shared/api/errors';
import { loadTexts } from '../shared/i18n/i18n';
import { wayOnTexts } from '../shared/i18n/texts';
import { buttonClass } from '../shared/ui/Button';
import { Link } from '../shared/ui/Link';
import { wayBackFrom } from './wayBack';

/** Before what is not there, or not open to whoever asks: what may be the case, and the list it belongs to. */
function WayOn({ error }: { error: unknown }) {
  const { t } = useTranslation('wayOn');
  const subject = error instanceof ApiError ? error.key.split('.')[0] : '';
  const back = wayBackFrom(location.pathname, subject ?? '');
  return (
    <>
      {isMissing(error) && <p>{t('missing')}</p>}
      {back && (
        <Link href={back.href} className={buttonClass()}>
          {t(`back.${back.words}`)}
        </Link>
      )}
    </>
  );
}

export async function wayOn() {
  await loadTexts([wayOnTexts]);
  return { default: WayOn };
}
