import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useGroup } from '../../../entities/group/GroupContext';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Switch } from '../../../shared/ui/Switch';
import { usualProblems } from './groupProblemCalls';
import styles from './groupProblems.module.css';
import { KeptProblems } from './KeptProblems';
import { PracticeProblems } from './PracticeProblems';

/** /group/:groupID/problem (S3 §2.4) */
export default function GroupProblemListPage() {
  const { t } = useTranslation('groupProblems');
  const { gid, isAdmin } = useGroup();
  const { filters, show, turn } = useAddress(usualProblems);
  const { keyword, page } = filters;
  const looksAfter = isAdmin && filters.mode === 'admin';
  const List = looksAfter ? KeptProblems : PracticeProblems;
  useTitle(t('title'));
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          isAdmin && (
            <>
              <Switch
                label={t('adminMode')}
                checked={looksAfter}
                onChange={() => show({ mode: looksAfter ? '' : 'admin' })}
              />
              <Link
                className={buttonClass('primary')}
                href={to('GroupProblemNew', { groupID: gid })}
              >
                {t('create')}
              </Link>
            </>
          )
        }
      />
      <Card>
        <div className={layout.filters}>
          <SearchInput
            className={styles.search}
            label={t('search')}
            value={keyword}
            onSearch={(text) => show({ keyword: text }, 'typing')}
          />
        </div>
        <List keyword={keyword} page={page} onPage={turn} />
      </Card>
    </>
  );
}
