import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Group, Panel, Separator, usePanelRef } from 'react-resizable-panels';
import { readStored, type StorageKey, writeStored } from '../../lib/storageKeys';
import { classNames } from '../classNames';
import { IconButton } from '../IconButton';
import { IconChevronLeft } from '../icons';
import styles from './SplitPane.module.css';
import { leastWidth, openingWidth, parseWidth, resetWidth } from './splitRules';

export interface SplitPaneHandle {
  /** Back to the usual widths. */
  reset: () => void;
  /** Takes the right pane away, or brings it back. */
  fold: (isFolded: boolean) => void;
}

interface SplitPaneProps {
  left: ReactNode;
  right: ReactNode;
  /** Where the left pane's width is kept. */
  storageKey: StorageKey;
  /** Accessible name of the divider. */
  label: string;
  /** Name of the button that brings a collapsed right pane back. */
  expandLabel: string;
  /** The right pane went away or came back, whoever did it. */
  onFold?: (isFolded: boolean) => void;
  className?: string;
  ref?: Ref<SplitPaneHandle>;
}

/** Two panes with a divider for pointer and arrow keys; the right one can be pushed away. */
export function SplitPane({
  left,
  right,
  storageKey,
  label,
  expandLabel,
  onFold,
  className,
  ref,
}: SplitPaneProps) {
  const leftPanel = usePanelRef();
  const rightPanel = usePanelRef();
  const [isCollapsed, setCollapsed] = useState(false);
  const opening = useRef(openingWidth(window.innerWidth, parseWidth(readStored(storageKey))));

  const reset = () => {
    rightPanel.current?.expand();
    leftPanel.current?.resize(resetWidth);
    writeStored(storageKey, String(resetWidth));
  };
  const fold = (isFolded: boolean) => {
    if (isFolded) rightPanel.current?.collapse();
    else rightPanel.current?.expand();
  };
  useImperativeHandle(ref, () => ({ reset, fold }));

  return (
    <Group
      className={classNames(styles.group, className)}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        const isGone = layout.right === 0;
        setCollapsed(isGone);
        if (isGone !== isCollapsed) onFold?.(isGone);
        // The panels themselves still have their old sizes when the keyboard moved the divider.
        const left = leftPanel.current?.getSize().inPixels ?? 0;
        const right = rightPanel.current?.getSize().inPixels ?? 0;
        const width = ((layout.left ?? 0) / 100) * (left + right);
        if (isUserInteraction && !isGone && width > 0) writeStored(storageKey, String(width));
      }}
    >
      <Panel
        id="left"
        panelRef={leftPanel}
        defaultSize={opening.current}
        minSize={leastWidth}
        className={styles.panel ?? ''}
      >
        {left}
      </Panel>
      <Separator
        className={styles.divider ?? ''}
        aria-label={label}
        disableDoubleClick
        onDoubleClick={reset}
      />
      <Panel
        id="right"
        panelRef={rightPanel}
        minSize={leastWidth}
        collapsible
        collapsedThreshold={1}
        className={classNames(styles.panel, isCollapsed && styles.gone)}
      >
        {right}
      </Panel>
      {isCollapsed && (
        <IconButton
          icon={IconChevronLeft}
          label={expandLabel}
          className={styles.expand}
          onClick={() => rightPanel.current?.expand()}
        />
      )}
    </Group>
  );
}
