import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../shared/lists/useAddress';
import { useUser } from '../../../shared/session/useUser';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Pagination } from '../../../shared/ui/Pagination';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { BoardBar, type Turn } from './BoardBar';
import { BoardTable } from './BoardTable';
import { boardDefaults, boardSizes, sizeIn } from './boardAddress';
import type { BoardKind } from './boardQueries';
import type { BoardRule } from './boardRows';
import { DownloadButton } from './DownloadButton';
import { useFollowed } from './followed';
import { Legend } from './Legend';
import type { BoardProblem } from './ProblemHead';
import { useBoard } from './useBoard';

interface BoardProps {
  cid: number;
  kind: BoardKind;
  rule: BoardRule;
  problems: readonly BoardProblem[];
  /** Whether the reader may open the pages of the problems. */
  hasProblemPages: boolean;
  hasEnded: boolean;
  /** The seal has begun, and may still hide what came after it. */
  isPastSeal: boolean;
  isManager: boolean;
  /** Null where submissions after the end do not count. */
  containsEnd: Turn | null;
}

/** The board of a contest, with everything that changes what is seen of it. */
export function Board(props: BoardProps) {
  const { cid, kind, rule, hasEnded, isManager, containsEnd } = props;
  const { t } = useTranslation('contestBoard');
  const { filters, show } = useAddress(boardDefaults);
  const { followed, turn: follow } = useFollowed(cid);
  const [isForced, setForced] = useState(false);
  const uid = useUser()?.uid ?? null;
  const { keyword, page, stars, followed: onlyFollowed } = filters;
  const limit = onlyFollowed ? Math.max(...boardSizes) : sizeIn(filters.limit);
  const question = {
    cid,
    keyword,
    limit,
    currentPage: onlyFollowed ? 1 : page,
    removeStar: !stars,
    containsEnd: containsEnd?.isOn ?? false,
    forceRefresh: isManager && isForced,
    concernedList: [...followed],
  };
  const ownUid = kind === 'inside' ? uid : null;
  const { board, isAuto, setAuto } = useBoard({ kind, question, ownUid, hasEnded });
  const all = board.data?.rows ?? [];
  const rows = onlyFollowed ? all.filter(({ isPinned }) => isPinned) : all;
  const hides = rule === 'oi' && props.isPastSeal && !question.forceRefresh;
  const nobody = hides ? (hasEnded ? 'closed' : 'sealed') : 'all';
  const empty = onlyFollowed ? 'followed' : keyword ? 'found' : nobody;
  return (
    <div className={layout.stack}>
      <BoardBar
        keyword={keyword}
        onSearch={(words) => show({ keyword: words }, 'typing')}
        onlyFollowed={{ isOn: onlyFollowed, turn: (isOn) => show({ followed: isOn }) }}
        stars={{ isOn: stars, turn: (isOn) => show({ stars: isOn }) }}
        containsEnd={containsEnd}
        auto={hasEnded ? null : { isOn: isAuto, turn: setAuto }}
        force={isManager ? { isOn: isForced, turn: setForced } : null}
        onRefresh={() => void board.refetch()}
        isRefreshing={board.isFetching}
      >
        {isManager && <DownloadButton question={question} />}
        <Legend rule={rule} />
      </BoardBar>
      {board.isPending && <Skeleton lines={12} height={36} />}
      {board.isError && <ErrorState error={board.error} onRetry={() => void board.refetch()} />}
      {board.data && rows.length === 0 && <EmptyState text={t(`empty.${empty}`)} />}
      {rows.length > 0 && (
        <BoardTable
          rule={rule}
          rows={rows}
          problems={props.problems}
          problemsOf={props.hasProblemPages ? cid : null}
          reportsOf={kind === 'inside' && (hasEnded || isManager) ? cid : null}
          ownUid={uid}
          followed={followed}
          onFollow={follow}
        />
      )}
      {board.data && !onlyFollowed && board.data.total > 0 && (
        <Pagination
          page={page}
          pageSize={limit}
          sizes={boardSizes}
          total={board.data.total}
          onPage={(next) => show({ page: next })}
          onPageSize={(size) => show({ limit: size })}
        />
      )}
    </div>
  );
}
