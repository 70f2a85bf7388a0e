import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { useTitle } from '../../shared/lib/useTitle';
import { useAddress } from '../../shared/lists/useAddress';
import { Card } from '../../shared/ui/Card';
import { Chip } from '../../shared/ui/Chip';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { SearchInput } from '../../shared/ui/SearchInput';
import { Skeleton } from '../../shared/ui/Skeleton';
import styles from './manual.module.css';
import { manualQuery, manualSearchQuery } from './manualCalls';

/** /manual */
export default function ManualPage() {
  const { t } = useTranslation('manual');
  const { filters, show } = useAddress({ words: '' });
  useTitle(t('title'));
  return (
    <>
      <PageHead title={t('title')} actions={<Link href={to('Help')}>{t('help')}</Link>} />
      <div className={layout.stack}>
        <Card>
          <search className={styles.search}>
            <SearchInput
              label={t('search')}
              maxLength={100}
              value={filters.words}
              onSearch={(words) => show({ words }, 'typing')}
            />
          </search>
          {filters.words && <Findings words={filters.words} />}
        </Card>
        {!filters.words && <Contents />}
      </div>
    </>
  );
}

function Contents() {
  const { t, i18n } = useTranslation('manual');
  const list = useQuery(manualQuery(i18n.language));
  if (list.isPending) return <Skeleton lines={8} height={24} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) return <EmptyState text={t('empty')} />;
  return (
    <div className={styles.parts}>
      {list.data.map((part) => (
        <Card key={part.name} title={t(`parts.${part.name as 'cards'}`)}>
          <ul className={styles.guides}>
            {part.guides.map((guide) => (
              <li key={guide.name} className={styles.guide}>
                <Link href={to('ManualGuide', { guide: guide.name })}>{guide.title}</Link>
                {guide.isCard && <Chip>{t('card')}</Chip>}
                <span className={styles.about}>{guide.about}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function Findings({ words }: { words: string }) {
  const { t, i18n } = useTranslation('manual');
  const list = useQuery({
    ...manualSearchQuery(words, i18n.language),
    placeholderData: keepPreviousData,
  });
  if (list.isPending) return <Skeleton lines={6} height={24} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) return <EmptyState text={t('noMatch', { words })} />;
  return (
    <>
      <p className={styles.count} role="status">
        {t('found', { count: list.data.length })}
      </p>
      <ul className={styles.findings}>
        {list.data.map((found) => (
          <li key={`${found.name}#${found.anchor}`}>
            <Link
              href={`${to('ManualGuide', { guide: found.name })}${found.anchor ? `#${encodeURIComponent(found.anchor)}` : ''}`}
            >
              {found.heading ? `${found.title} · ${found.heading}` : found.title}
            </Link>
            <p className={styles.excerpt}>{found.excerpt}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
