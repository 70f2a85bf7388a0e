import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useGroup } from '../../../entities/group/GroupContext';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { OwnerGroupContext } from '../../../shared/session/ownerGroup';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { DisclosureMenu } from '../../../shared/ui/DisclosureMenu';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Switch } from '../../../shared/ui/Switch';
import { IconFileImport, IconPlus } from '../icons';
import { problemPagesOf } from '../problemPages';
import { usualProblems } from './groupProblemCalls';
import styles from './groupProblems.module.css';
import { KeptProblems } from './KeptProblems';
import { PracticeProblems } from './PracticeProblems';

/** /group/:groupID/problem (S3 §2.4) */
export default function GroupProblemListPage() {
  const { t } = useTranslation('adminProblemsOfGroup');
  const { gid, group, isAdmin } = useGroup();
  const pages = problemPagesOf(gid);
  const owner = useMemo(() => ({ gid, prefix: group.shortName }), [gid, group.shortName]);
  const { filters, show, turn } = useAddress(usualProblems);
  const { keyword, page } = filters;
  const looksAfter = isAdmin && filters.mode === 'admin';
  const List = looksAfter ? KeptProblems : PracticeProblems;
  useTitle(t('title'));
  return (
    <OwnerGroupContext.Provider value={owner}>
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
              {looksAfter && (
                <DisclosureMenu
                  face={t('more')}
                  entries={[
                    {
                      key: 'import',
                      label: t('import'),
                      icon: IconFileImport,
                      href: pages.import(),
                    },
                    {
                      key: 'questions',
                      label: t('createObjective'),
                      icon: IconPlus,
                      href: pages.newObjective,
                    },
                  ]}
                />
              )}
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
    </OwnerGroupContext.Provider>
  );
}
