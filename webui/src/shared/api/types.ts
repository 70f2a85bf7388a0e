/** Shapes of the calls, named as in the contract. */

/** Contract 00-conventions §5. */
export interface Page<Row> {
  records: Row[];
  total: number;
  size: number;
  current: number;
  pages: number;
}

/** Contract home.md, get-website-config. */
export interface WebsiteConfig {
  baseUrl: string;
  name: string;
  shortName: string;
  description: string;
  register: boolean;
  recordName: string;
  recordUrl: string;
  projectName: string;
  projectUrl: string;
  email: string;
  openPublicDiscussion: boolean;
  openGroupDiscussion: boolean;
  openContestComment: boolean;
  openAiChat: boolean;
  visible1: boolean;
  visible2: boolean;
  visible3: boolean;
  visible4: boolean;
  image1: string;
  image2: string;
  image3: string;
  addr1: string;
  addr2: string;
  addr3: string;
  registerMode: 'email' | 'invite';
  mailMode: 'smtp' | 'outbox' | 'off';
  serverTime: string;
  version: string;
  timezone: string;
  language: string;
  addresses: string[];
}

export type RoleName = 'root' | 'admin' | 'problem_admin' | 'user';

/** Contract account.md, UserInfo. */
export interface UserInfo {
  uid: string;
  username: string;
  nickname: string | null;
  avatar: string | null;
  titleName: string | null;
  titleColor: string | null;
  email: string | null;
  mobile: string | null;
  number: string | null;
  gender: 'male' | 'female' | 'secrecy';
  school: string | null;
  course: string | null;
  signature: string | null;
  realname: string | null;
  github: string | null;
  blog: string | null;
  cfUsername: string | null;
  roleList: string[];
  className: string | null;
  mustChangePassword: boolean;
}

export interface UserAuthInfo {
  roles: string[];
  permissions: string[] | null;
  mustChangePassword: boolean;
}

/** Contract account.md, get-login-puzzle. */
export interface LoginPuzzle {
  puzzleKey: string;
  background: string;
  piece: string;
  width: number;
  height: number;
  pieceY: number;
}

/** Contract account.md, GET /api/setup. */
export interface SetupState {
  needed: boolean;
  name?: string;
  language?: 'zh-CN' | 'en-US';
  timezone?: string;
}

/** Contract home.md, get-recent-seven-ac-rank. */
export interface SevenDayRankRow {
  uid: string;
  username: string;
  nickname: string | null;
  avatar: string | null;
  titleName: string | null;
  titleColor: string | null;
  ac: number;
}

/** Contract home.md, get-recent-updated-problem. */
export interface RecentProblem {
  id: number;
  problemId: string;
  title: string;
  type: number;
  gmtCreate: string;
  gmtModified: string;
}
