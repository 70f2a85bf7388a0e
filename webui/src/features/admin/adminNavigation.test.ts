import { describe, expect, it } from 'vitest';
import { IconCode } from '../../shared/ui/icons';
import { sampleUser } from '../../testing/samples';
import { type AdminEntry, adminNavigation } from './adminNavigation';
import { mayDelete, mayEdit, mayPublish } from './rights';

const person = (role: string) => sampleUser({ username: 'teacher', roleList: [role] });

describe('the side navigation', () => {
  it.each(['admin', 'problem_admin'])('shows %s the pages of every administrator', (role) => {
    expect(adminNavigation(person(role)).map((entry) => entry.key)).toEqual([
      'problems',
      'tags',
      'import',
    ]);
  });

  it('shows root more', () => {
    const keys = adminNavigation(person('root')).map((entry) => entry.key);
    expect(keys).toEqual(expect.arrayContaining(['problems', 'import', 'announcements']));
  });

  it('shows nothing to others', () => {
    expect(adminNavigation(person('user'))).toEqual([]);
    expect(adminNavigation(null)).toEqual([]);
  });

  it('keeps pages of the super administrator from the other roles', () => {
    const entries: AdminEntry[] = [
      { key: 'problems', route: 'AdminProblemList', icon: IconCode, role: 'root' },
    ];
    expect(adminNavigation(person('root'), entries)).toHaveLength(1);
    expect(adminNavigation(person('admin'), entries)).toEqual([]);
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
