import { describe, expect, it } from 'vitest';
import { IconCode } from '../../shared/ui/icons';
import { sampleUser } from '../../testing/samples';
import { type AdminGroup, adminNavigation } from './adminNavigation';
import { mayDelete, mayEdit, mayPublish } from './rights';

const person = (role: string) => sampleUser({ username: 'teacher', roleList: [role] });

const keysFor = (user: Parameters<typeof adminNavigation>[0]) =>
  adminNavigation(user).flatMap((group) => group.entries.map((entry) => entry.key));

describe('the side navigation', () => {
  it.each(['admin', 'problem_admin'])('shows %s the pages of every administrator', (role) => {
    const keys = keysFor(person(role));
    expect(keys.slice(0, 3)).toEqual(['dashboard', 'judge', 'problems']);
    expect(keys).toEqual(expect.arrayContaining(['tags', 'import']));
    expect(keys).not.toContain('users');
    for (const key of ['notices', 'roles', 'languages', 'doctor', 'backups', 'upgrade', 'audit']) {
      expect(keys).not.toContain(key);
    }
  });

  it.each([
    ['submit', []],
    ['problem_admin', ['problems', 'tags', 'import']],
    ['rejudge', []],
    ['user_admin', ['trash', 'users', 'loginCodes']],
    ['announcement_admin', ['announcements', 'notices']],
    [
      'system_info_admin',
      ['honors', 'startPictures', 'tools', 'configuration', 'switches', 'languages', 'doctor'],
    ],
  ])('shows what the right %s opens, and only to an administrator', (right, opened) => {
    const holder = (role: string) => sampleUser({ roleList: [role], permissions: [right] });
    const everyones = [
      ...[
        'dashboard',
        'judge',
        'address',
        'timedWorks',
        'discussions',
        'assistant',
        'trainings',
        'lessons',
        'groupProblems',
        'packs',
      ],
    ];
    expect(keysFor(holder('admin')).filter((key) => !everyones.includes(key))).toEqual(opened);
    expect(keysFor(holder('admin'))).toEqual(expect.arrayContaining(everyones));
    expect(keysFor(holder('user'))).toEqual([]);
  });

  it('shows root more', () => {
    const keys = keysFor(person('root'));
    expect(keys).toEqual(
      expect.arrayContaining(['problems', 'import', 'packs', 'announcements', 'users']),
    );
  });

  it('shows nothing to others, not even a heading', () => {
    expect(adminNavigation(person('user'))).toEqual([]);
    expect(adminNavigation(null)).toEqual([]);
  });

  it('leaves out a group in which nothing may be opened', () => {
    const groups: AdminGroup[] = [
      {
        key: 'site',
        entries: [{ key: 'tools', route: 'AdminTools', icon: IconCode }],
      },
      {
        key: 'content',
        entries: [{ key: 'tags', route: 'AdminTrash', icon: IconCode }],
      },
    ];
    const shown = (role: string) => adminNavigation(person(role), groups).map(({ key }) => key);
    expect(shown('root')).toEqual(['site', 'content']);
    expect(shown('problem_admin')).toEqual(['content']);
    expect(shown('admin')).toEqual([]);
  });
});

describe('rights over a problem', () => {
  const own = { author: 'teacher' };
  const others = { author: 'somebody' };

  it('let an ordinary administrator edit his own only, without publishing or deleting', () => {
    const admin = person('admin');
    expect([mayEdit(admin, own), mayEdit(admin, others)]).toEqual([true, false]);
    expect([mayPublish(admin), mayDelete(admin)]).toEqual([false, false]);
  });

  it.each(['root', 'problem_admin'])('let %s do everything with every problem', (role) => {
    const keeper = person(role);
    expect([mayEdit(keeper, others), mayPublish(keeper), mayDelete(keeper)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
