import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { plainWords } from '../../shared/lib/plainWords';
import { useTitle } from '../../shared/lib/useTitle';
import { PagedList } from '../../shared/lists/PagedList';
import { useAddress } from '../../shared/lists/useAddress';
import { askToLogin } from '../../shared/session/askToLogin';
import { useUser } from '../../shared/session/useUser';
import { Card } from '../../shared/ui/Card';
import { Icon } from '../../shared/ui/Icon';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { RelativeTime } from '../../shared/ui/RelativeTime';
import { SearchInput } from '../../shared/ui/SearchInput';
import { IconBook } from './icons';
import { type LessonEntry, lessonListQuery, lessonsPerPage } from './lessonCalls';
import styles from './lessons.module.css';

/** /lesson */
export default function LessonListPage() {
  const { t } = useTranslation('lessons');
  const { filters, show, turn } = useAddress({ keyword: '', page: 1 });
  const list = useQuery({
    ...lessonListQuery(filters.keyword, filters.page),
    placeholderData: keepPreviousData,
  });
  useTitle(t('title'));
  return (
    <>
      <PageHead title={t('title')} remark={list.data && t('count', { count: list.data.total })} />
      <Card>
        <search className={layout.filters}>
          <SearchInput
            label={t('search')}
            maxLength={100}
            value={filters.keyword}
            onSearch={(keyword) => show({ keyword }, 'typing')}
          />
        </search>
        <PagedList
          list={list}
          page={filters.page}
          pageSize={lessonsPerPage}
          onPage={turn}
          empty={{ icon: IconBook, text: t(filters.keyword ? 'noMatch' : 'empty') }}
        >
          {(rows, isRefreshing) => (
            <ul className={styles.cards} aria-busy={isRefreshing || undefined}>
              {rows.map((each) => (
                <LessonCard key={each.id} lesson={each} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  );
}

/** A guest is told to log in first, and stays in the list. */
function LessonCard({ lesson }: { lesson: LessonEntry }) {
  const { t } = useTranslation('lessons');
  const user = useUser();
  return (
    <li className={styles.card}>
      <Link
        href={to('LessonDetails', { lessonID: lesson.id })}
        className={styles.cardLink}
        onClick={(event) => {
          if (user) return;
          event.preventDefault();
          askToLogin();
        }}
      >
        <span className={styles.picture}>
          {lesson.logo ? (
            <img src={lesson.logo} alt="" loading="lazy" />
          ) : (
            <Icon icon={IconBook} size={36} />
          )}
        </span>
        <span className={styles.cardTitle}>{lesson.title}</span>
      </Link>
      <p className={styles.cardText}>{plainWords(lesson.desc)}</p>
      <p className={styles.cardFoot}>
        <span>{t('items', { count: lesson.itemCount })}</span>
        <RelativeTime time={lesson.gmtModified} />
      </p>
    </li>
  );
}
