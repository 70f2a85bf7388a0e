// Written by `npm run i18n:types` from the Chinese texts: a wrong key fails the type check.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      account: typeof import('../../features/account/i18n/zh-CN.json');
      home: typeof import('../../features/home/i18n/zh-CN.json');
      setup: typeof import('../../features/setup/i18n/zh-CN.json');
      shell: typeof import('./zh-CN/shell.json');
    };
  }
}
