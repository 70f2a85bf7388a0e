import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconRefresh } from '../../../shared/ui/icons';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Switch } from '../../../shared/ui/Switch';
import styles from './Board.module.css';

/** What a switch turns; null where it has no business. */
export interface Turn {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

interface BoardBarProps {
  keyword: string;
  onSearch: (keyword: string) => void;
  onlyFollowed: Turn;
  stars: Turn;
  containsEnd: Turn | null;
  /** Once the contest has ended nothing refreshes by itself. */
  auto: Turn | null;
  force: Turn | null;
  onRefresh: () => void;
  isRefreshing: boolean;
  children: ReactNode;
}

/** Above a board: what of it is shown, and how fresh it stays. */
export function BoardBar(props: BoardBarProps) {
  const { onlyFollowed, stars, containsEnd, auto, force } = props;
  const { t } = useTranslation('contestBoard');
  return (
    <div className={styles.bar}>
      <search>
        <SearchInput
          className={styles.search}
          label={t('search')}
          value={props.keyword}
          onSearch={props.onSearch}
        />
      </search>
      <TurnSwitch label={t('bar.onlyFollowed')} {...onlyFollowed} />
      <TurnSwitch label={t('bar.stars')} {...stars} />
      {containsEnd && <TurnSwitch label={t('bar.containsEnd')} {...containsEnd} />}
      <TurnSwitch
        label={t('bar.auto')}
        isOn={auto?.isOn ?? false}
        turn={auto?.turn}
        title={auto ? undefined : t('bar.autoEnded')}
      />
      {force && <TurnSwitch label={t('bar.force')} title={t('bar.forceHint')} {...force} />}
      <IconButton
        icon={IconRefresh}
        label={t('bar.refresh')}
        aria-busy={props.isRefreshing}
        onClick={props.onRefresh}
      />
      {props.children}
    </div>
  );
}

interface TurnSwitchProps {
  label: string;
  isOn: boolean;
  turn: ((isOn: boolean) => void) | undefined;
  title?: string | undefined;
}

function TurnSwitch({ label, isOn, turn, title }: TurnSwitchProps) {
  return (
    <Switch
      label={label}
      checked={isOn}
      disabled={!turn}
      title={title}
      onChange={(event) => turn?.(event.currentTarget.checked)}
    />
  );
}
