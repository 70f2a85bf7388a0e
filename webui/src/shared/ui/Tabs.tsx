import { type ReactNode, useRef } from 'react';
import { classNames } from './classNames';
import { Icon, type IconType } from './Icon';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: IconType;
  count?: number;
}

interface TabsProps<Id extends string> {
  /** Prefix of the element ids; the panel is found by it. */
  name: string;
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
}

/** Tabs in the usual keyboard manner: one stop, arrow keys, Home and End. */
export function Tabs<Id extends string>({
  name,
  label,
  tabs,
  value,
  onChange,
  className,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const go = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(name, tab.id)}`)?.focus();
  };
  const onKeyDown = (key: string, index: number): boolean => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key];
    if (target === undefined) return false;
    go(target);
    return true;
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(styles.list, className)}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(name, tab.id)}
          aria-selected={tab.id === value}
          aria-controls={panelId(name, tab.id)}
          tabIndex={tab.id === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.id)}
          onKeyDown={(event) => {
            if (onKeyDown(event.key, index)) event.preventDefault();
          }}
        >
          {tab.icon && <Icon icon={tab.icon} />}
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  name: string;
  id: string;
  className?: string;
  children: ReactNode;
}

export function TabPanel({ name, id, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(name, id)}
      aria-labelledby={tabId(name, id)}
      className={className}
    >
      {children}
    </div>
  );
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`;
const panelId = (name: string, id: string) => `${name}-panel-${id}`;
