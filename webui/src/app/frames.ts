/** What stands around the pages of one place, and stays while they change. */
import type { ComponentType, ReactNode } from 'react';
import { groupWords } from '../entities/group/texts';
import { trainingTexts } from '../entities/training/texts';
import { adminTexts } from '../features/admin/texts';
import { contestAnnouncementsTexts } from '../features/contest/announcements/texts';
import { contestTexts } from '../features/contest/texts';
import { groupTexts } from '../features/group/frame/texts';
import { timedWorkTexts } from '../features/timed-work/texts';
import type { TextSet } from '../shared/i18n/i18n';
import type { RouteName } from './routes';

export type FrameName = 'site' | 'bare' | 'admin' | 'contest' | 'timedWork' | 'training' | 'group';

export interface FrameProps {
  /** The page that is shown in it. */
  route: RouteName;
  /** It takes the whole width and height. */
  isWide?: boolean;
  children: ReactNode;
}

export interface FrameEntry {
  /** The site's bar above it, and its footer below. */
  hasBar: boolean;
  /** Its code, where it brings more than that. */
  load?: () => Promise<{ default: ComponentType<FrameProps> }>;
  texts?: readonly TextSet[];
  /** The part of the address by which two frames of one kind differ: another contest, another frame. */
  idFrom?: 'contestID' | 'timedWorkID' | 'trainingID' | 'groupID';
}

export const frames: Readonly<Record<FrameName, FrameEntry>> = {
  site: { hasBar: true },
  bare: { hasBar: false },
  admin: {
    hasBar: false,
    load: () => import('../features/admin/AdminFrame'),
    texts: [adminTexts],
  },
  contest: {
    hasBar: true,
    load: () => import('../features/contest/ContestFrame'),
    texts: [contestTexts, contestAnnouncementsTexts],
    idFrom: 'contestID',
  },
  timedWork: {
    hasBar: true,
    load: () => import('../features/timed-work/TimedWorkFrame'),
    texts: [timedWorkTexts],
    idFrom: 'timedWorkID',
  },
  training: {
    hasBar: true,
    load: () => import('../features/training/frame/TrainingFrame'),
    texts: [trainingTexts],
    idFrom: 'trainingID',
  },
  group: {
    hasBar: true,
    load: () => import('../features/group/frame/GroupFrame'),
    texts: [groupTexts, groupWords],
    idFrom: 'groupID',
  },
};
