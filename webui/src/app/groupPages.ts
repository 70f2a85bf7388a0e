/** The pages of groups, which stand in the group's frame. */
import { announcementsTexts } from '../entities/announcement/texts';
import { groupFormTexts, groupWords } from '../entities/group/texts';
import { adminContestsTexts } from '../features/admin/contests/texts';
import { adminDataVersionsTexts } from '../features/admin/data-versions/texts';
import { adminImportTexts } from '../features/admin/import/texts';
import { adminProblemEditorTexts } from '../features/admin/problem-editor/texts';
import { adminProblemsOfGroupTexts } from '../features/admin/problems-of-group/texts';
import { adminEditorialTexts, adminTexts } from '../features/admin/texts';
import { contestsTexts } from '../features/contests/texts';
import { groupAssignmentsTexts } from '../features/group/assignments/texts';
import { groupClassTableTexts } from '../features/group/class-table/texts';
import { groupHomeTexts } from '../features/group/home/texts';
import { groupMembersTexts } from '../features/group/members/texts';
import { groupSettingTexts } from '../features/group/setting/texts';
import { groupsTexts } from '../features/groups/texts';
import { problemPreviewTexts } from '../features/problem/preview/texts';
import { problemTexts } from '../features/problem/texts';
import { ranksTexts } from '../features/ranks/texts';
import { submissionsTexts } from '../features/submissions/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import discussionPages from './discussionPages';
import type { PageContents } from './pageEntry';
import type { GroupRoute } from './routes';

const groupContestEditor = {
  load: () => import('../features/admin/contests/ContestEditorPage'),
  texts: [adminTexts, adminContestsTexts, widgetsTexts],
} satisfies PageContents;

const problemEditor: PageContents = {
  load: () => import('../features/admin/problem-editor/GroupProblemPage'),
  texts: [adminTexts, adminProblemEditorTexts, widgetsTexts],
};

const contestProblemEditor: PageContents = {
  ...problemEditor,
  load: () => import('../features/admin/problem-editor/GroupContestProblemPage'),
};

export default {
  GroupList: {
    load: () => import('../features/groups/GroupListPage'),
    texts: [groupsTexts, groupWords, groupFormTexts, widgetsTexts],
  },
  GroupDetails: {
    load: () => import('../features/group/home/GroupHomePage'),
    texts: [groupHomeTexts],
  },
  GroupAssignmentList: {
    load: () => import('../features/group/assignments/AssignmentsPage'),
    texts: [groupAssignmentsTexts],
  },
  GroupAssignment: {
    load: () => import('../features/group/assignments/AssignmentPage'),
    texts: [groupAssignmentsTexts],
  },
  GroupClassTable: {
    load: () => import('../features/group/class-table/ClassTablePage'),
    texts: [groupClassTableTexts],
  },
  GroupStudent: {
    load: () => import('../features/group/class-table/StudentSheetPage'),
    texts: [groupClassTableTexts],
  },
  GroupMemberList: {
    load: () => import('../features/group/members/MembersPage'),
    texts: [groupMembersTexts],
  },
  GroupAnnouncementList: {
    load: () => import('../features/group/announcements/GroupAnnouncementsPage'),
    texts: [announcementsTexts, widgetsTexts],
  },
  GroupSetting: {
    load: () => import('../features/group/setting/GroupSettingPage'),
    texts: [groupSettingTexts, groupFormTexts, widgetsTexts],
  },
  GroupContestList: {
    load: () => import('../features/contests/GroupContestListPage'),
    texts: [contestsTexts],
  },
  GroupContestManage: {
    load: () => import('../features/admin/contests/GroupContestsPage'),
    texts: [adminContestsTexts],
  },
  GroupContestNew: groupContestEditor,
  GroupContestEdit: groupContestEditor,
  GroupContestProblems: {
    load: () => import('../features/admin/contests/ContestProblemsPage'),
    texts: [adminTexts, adminContestsTexts],
  },
  GroupContestAnnouncements: {
    load: () => import('../features/admin/contests/ContestAnnouncementsPage'),
    texts: [adminTexts, adminContestsTexts, announcementsTexts, widgetsTexts],
  },
  GroupSubmissionList: {
    load: () => import('../features/submissions/SubmissionListPage'),
    texts: [submissionsTexts],
  },
  GroupSubmissionDetails: {
    load: () => import('../features/submissions/SubmissionDetailPage'),
    texts: [submissionsTexts],
  },
  GroupRank: {
    load: () => import('../features/ranks/GroupRankPage'),
    texts: [ranksTexts],
  },
  GroupProblemList: {
    load: () => import('../features/admin/problems-of-group/GroupProblemListPage'),
    texts: [adminProblemsOfGroupTexts],
  },
  GroupProblemDetails: {
    load: () => import('../features/problem/ProblemPage'),
    texts: [problemTexts],
  },
  GroupProblemNew: problemEditor,
  GroupProblemEdit: problemEditor,
  GroupContestProblemNew: contestProblemEditor,
  GroupContestProblemEdit: contestProblemEditor,
  GroupProblemPreview: {
    load: () => import('../features/problem/preview/ProblemPreviewPage'),
    texts: [problemTexts, problemPreviewTexts],
  },
  GroupDataVersions: {
    load: () => import('../features/admin/data-versions/GroupDataVersionsPage'),
    texts: [adminTexts, adminDataVersionsTexts],
  },
  GroupEditorial: {
    load: () => import('../features/admin/editorial/GroupEditorialPage'),
    texts: [adminTexts, adminEditorialTexts, widgetsTexts],
  },
  GroupProblemImport: {
    load: () => import('../features/admin/import/GroupImportPage'),
    texts: [adminTexts, adminImportTexts, widgetsTexts],
  },
  GroupDiscussionList: discussionPages.DiscussionList,
  GroupProblemDiscussion: discussionPages.ProblemDiscussion,
  GroupDiscussionDetails: discussionPages.DiscussionDetails,
} satisfies Record<GroupRoute, PageContents>;
