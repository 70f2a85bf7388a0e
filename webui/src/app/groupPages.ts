/** The pages of groups, which stand in the group's frame. */
import { announcementsTexts } from '../entities/announcement/texts';
import { groupFormTexts, groupWords } from '../entities/group/texts';
import { adminContestsTexts } from '../features/admin/contests/texts';
import { adminProblemEditorTexts } from '../features/admin/problem-editor/texts';
import { adminTexts } from '../features/admin/texts';
import { contestsTexts } from '../features/contests/texts';
import { groupAssignmentsTexts } from '../features/group/assignments/texts';
import { groupClassTableTexts } from '../features/group/class-table/texts';
import { groupHomeTexts } from '../features/group/home/texts';
import { groupMembersTexts } from '../features/group/members/texts';
import { groupProblemsTexts } from '../features/group/problems/texts';
import { groupSettingTexts } from '../features/group/setting/texts';
import { groupsTexts } from '../features/groups/texts';
import { problemTexts } from '../features/problem/texts';
import { ranksTexts } from '../features/ranks/texts';
import { submissionsTexts } from '../features/submissions/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import type { PageEntry } from './pageEntry';

const groupContestEditor = {
  load: () => import('../features/admin/contests/ContestEditorPage'),
  texts: [adminTexts, adminContestsTexts, widgetsTexts],
  frame: 'group',
} satisfies PageEntry;

const problemEditor: PageEntry = {
  load: () => import('../features/admin/problem-editor/GroupProblemPage'),
  texts: [adminProblemEditorTexts, widgetsTexts],
  frame: 'site',
  isWide: true,
};

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
  GroupContestList: {
    load: () => import('../features/contests/GroupContestListPage'),
    texts: [contestsTexts],
    frame: 'group',
  },
  GroupContestManage: {
    load: () => import('../features/admin/contests/GroupContestsPage'),
    texts: [adminContestsTexts],
    frame: 'group',
  },
  GroupContestNew: groupContestEditor,
  GroupContestEdit: groupContestEditor,
  GroupContestProblems: {
    load: () => import('../features/admin/contests/ContestProblemsPage'),
    texts: [adminTexts, adminContestsTexts],
    frame: 'group',
  },
  GroupContestAnnouncements: {
    load: () => import('../features/admin/contests/ContestAnnouncementsPage'),
    texts: [adminTexts, adminContestsTexts, announcementsTexts, widgetsTexts],
    frame: 'group',
  },
  GroupSubmissionList: {
    load: () => import('../features/submissions/SubmissionListPage'),
    texts: [submissionsTexts],
    frame: 'group',
  },
  GroupSubmissionDetails: {
    load: () => import('../features/submissions/SubmissionDetailPage'),
    texts: [submissionsTexts],
    frame: 'group',
  },
  GroupRank: {
    load: () => import('../features/ranks/GroupRankPage'),
    texts: [ranksTexts],
    frame: 'group',
  },
  GroupProblemList: {
    load: () => import('../features/group/problems/GroupProblemListPage'),
    texts: [groupProblemsTexts],
    frame: 'group',
  },
  GroupProblemDetails: {
    load: () => import('../features/problem/ProblemPage'),
    texts: [problemTexts],
    frame: 'group',
    isWide: true,
  },
  GroupProblemNew: problemEditor,
  GroupProblemEdit: problemEditor,
} satisfies Record<string, PageEntry>;
