/** The pages of groups, which stand in the group's frame. */
import { groupFormTexts, groupWords } from '../entities/group/texts';
import { groupHomeTexts } from '../features/group/home/texts';
import { groupsTexts } from '../features/groups/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import type { PageEntry } from './pageEntry';

export const groupPages = {
  GroupList: {
    load: () => import('../features/groups/GroupListPage'),
    texts: [groupsTexts, groupWords, groupFormTexts, widgetsTexts],
    frame: 'site',
  },
  GroupDetails: {
    load: () => import('../features/group/home/GroupHomePage'),
    texts: [groupHomeTexts],
    frame: 'group',
  },
} satisfies Record<string, PageEntry>;
