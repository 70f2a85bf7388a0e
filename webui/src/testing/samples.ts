/** Made-up answers of the server for tests. */
import type { BootData } from '../shared/api/boot';
import type { UserInfo, WebsiteConfig } from '../shared/api/types';

export function sampleConfig(changes: Partial<WebsiteConfig> = {}): WebsiteConfig {
  return {
    baseUrl: 'http://192.168.1.5:8080',
    name: 'Riverside School Online Judge',
    shortName: 'Riverside OJ',
    description: '',
    register: false,
    recordName: '',
    recordUrl: '',
    projectName: '',
    projectUrl: '',
    email: '',
    openPublicDiscussion: true,
    openGroupDiscussion: true,
    openContestComment: true,
    openAiChat: false,
    shownName: 'username',
    changeOwnNames: false,
    visible1: true,
    visible2: true,
    visible3: true,
    visible4: true,
    image1: '',
    image2: '',
    image3: '',
    addr1: '',
    addr2: '',
    addr3: '',
    registerMode: 'invite',
    mailMode: 'off',
    serverTime: '2026-11-21T01:30:12.000+00:00',
    version: 'test',
    timezone: 'Asia/Shanghai',
    language: 'zh-CN',
    firstLanguage: 'C++ 17 With O2',
    addresses: ['http://192.168.1.5:8080'],
    ...changes,
  };
}

export function sampleBoot(changes: Partial<BootData> = {}): BootData {
  return {
    config: sampleConfig(),
    serverTime: '2026-11-21T01:30:12.000+00:00',
    locale: 'en-US',
    version: 'test',
    build: 'test',
    setupNeeded: false,
    tools: [],
    ...changes,
  };
}

export function sampleUser(changes: Partial<UserInfo> = {}): UserInfo {
  return {
    uid: '0123456789abcdef0123456789abcdef',
    username: 'linxy',
    nickname: null,
    avatar: null,
    titleName: null,
    titleColor: null,
    email: null,
    mobile: null,
    number: null,
    gender: 'secrecy',
    school: null,
    course: null,
    signature: null,
    realname: null,
    github: null,
    blog: null,
    cfUsername: null,
    roleList: ['user'],
    permissions: ['submit', 'problem_admin'],
    className: null,
    mustChangePassword: false,
    loginByCode: false,
    ...changes,
  };
}
