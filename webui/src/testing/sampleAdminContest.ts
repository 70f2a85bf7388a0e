/** A contest as its organiser reads it, for tests. */
import type { Schemas } from '../shared/api/calls';

type AdminContest = Schemas['AdminContest'];

const time = '2026-11-20T01:30:00.000+00:00';

export function sampleAdminContest(changes: Partial<AdminContest> = {}): AdminContest {
  return {
    id: 1000,
    uid: '1',
    author: 'root',
    title: 'Spring',
    type: 0,
    description: 'Bring a pen',
    source: 0,
    auth: 0,
    pwd: null,
    startTime: '2026-11-23T08:00:00.000+00:00',
    endTime: '2026-11-23T13:00:00.000+00:00',
    duration: 18_000,
    sealRank: true,
    sealRankTime: '2026-11-23T12:00:00.000+00:00',
    autoRealRank: true,
    status: -1,
    visible: true,
    openPrint: true,
    openAccountLimit: false,
    accountLimitRule: null,
    rankShowName: 'nickname',
    starAccount: ['star1', 'star2'],
    openRank: true,
    oiRankScoreType: 'Recent',
    gid: null,
    awardType: 2,
    awardConfigList: [
      { priority: 1, name: 'Cup', background: '#111111', color: '#ffffff', num: 3 },
    ],
    allowEndSubmit: true,
    gmtCreate: time,
    gmtModified: time,
    ...changes,
  };
}
