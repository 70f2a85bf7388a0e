/** Shapes of the calls that several features share, by the names of the contract. */
import type { Schemas } from './calls';

/** Contract 00-conventions §5. */
export interface Page<Row> {
  records: Row[];
  total: number;
  size: number;
  current: number;
  pages: number;
}

/** Contract home.md, get-website-config. */
export type WebsiteConfig = Schemas['WebsiteConfigAnswer'];

/** Contract account.md. */
export type UserInfo = Schemas['UserInfo'];
export type SetupState = Schemas['SetupState'];

/** Contract account.md, get-login-puzzle. */
export type LoginPuzzle = Schemas['LoginPuzzle'];

/** Contract home.md. */
export type SevenDayRankRow = Schemas['RecentRank'];
export type RecentProblem = Schemas['RecentProblem'];
export type Announcement = Schemas['Announcement'];
export type LastWeekStatistics = Schemas['LastWeekStatistics'];
export type CarouselImage = Schemas['CarouselImage'];
export type Tool = Schemas['ToolLink'];
