/** The pages of groups, which stand in the group's frame. */
import { announcementsTexts } from '../entities/announcement/texts';
import { groupFormTexts, groupWords } from '../entities/group/texts';
import { groupAssignmentsTexts } from '../features/group/assignments/texts';
import { groupClassTableTexts } from '../features/group/class-table/texts';
import { groupHomeTexts } from '../features/group/home/texts';
import { groupMembersTexts } from '../features/group/members/texts';
import { groupSettingTexts } from '../features/group/setting/texts';
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
  GroupAssignmentList: {
    load: () => import('../features/group/assignments/AssignmentsPage'),
    texts: [groupAssignmentsTexts],
    frame: 'group',
  },
  GroupAssignment: {
    load: () => import('../features/group/assignments/AssignmentPage'),
    texts: [groupAssignmentsTexts],
    frame: 'group',
  },
  GroupClassTable: {
    load: () => import('../features/group/class-table/ClassTablePage'),
    texts: [groupClassTableTexts],
    frame: 'group',
  },
  GroupStudent: {
    load: () => import('../features/group/class-table/StudentSheetPage'),
    texts: [groupClassTableTexts],
    frame: 'bare',
  },
  GroupMemberList: {
    load: () => import('../features/group/members/MembersPage'),
    texts: [groupMembersTexts],
    frame: 'group',
  },
  GroupAnnouncementList: {
    load: () => import('../features/group/announcements/GroupAnnouncementsPage'),
    texts: [announcementsTexts, widgetsTexts],
    frame: 'group',
  },
  GroupSetting: {
    load: () => import('../features/group/setting/GroupSettingPage'),
    texts: [groupSettingTexts, groupFormTexts, widgetsTexts],
    frame: 'group',
  },
} satisfies Record<string, PageEntry>;
