import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminTexts } from '../features/admin/texts';
import { loadTexts } from '../shared/i18n/i18n';
import { enterSession, storeToken } from '../shared/session/session';
import { fakeServer, ok } from '../testing/fakeServer';
import { sampleUser } from '../testing/samples';
import { showWhole } from '../testing/show';
import { App } from './App';
import type { PageContents } from './pageEntry';

const asked = vi.hoisted(() => ({ audit: 0 }));

vi.mock('./routes', async (original) =>
  (await import('../testing/readyRoutes')).readyRoutes(await original()),
);
vi.mock('./pages', async (original) => {
  const plain = (await import('../testing/plainPages')).plainPages(await original());
  const late: PageContents['load'] = () => new Promise(() => undefined);
  const breaking: PageContents['load'] = async () => ({
    default: () => {
      throw new Error('this page is broken');
    },
  });
  return {
    ...plain,
    pages: {
      ...plain.pages,
      AdminJudge: { ...plain.pages.AdminJudge, load: late },
      AdminTags: { ...plain.pages.AdminTags, load: breaking },
      AdminAudit: {
        ...plain.pages.AdminAudit,
        load: () => {
          asked.audit += 1;
          return plain.pages.AdminAudit.load();
        },
      },
    },
  };
});

const authInfo = (roles: string[]) =>
  ok({ roles, permissions: ['submit', 'problem_admin'], mustChangePassword: false });
const heading = (name: string) => screen.findByRole('heading', { name });
const entry = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  storeToken('token');
});

async function openBackOffice(path = '/admin/dashboard', roles = ['root']) {
  await loadTexts([adminTexts]);
  enterSession(sampleUser({ roleList: roles }));
  fakeServer({ 'GET /api/get-user-auth-info': authInfo(roles) });
  history.replaceState(null, '', path);
  showWhole(<App />);
  return screen.findByRole('navigation', { name: 'Back office' });
}

describe('the frame of the back-office', () => {
  it('is the same one on the next page: its place in the list and the focus stay', async () => {
    const menu = await openBackOffice();
    await heading('AdminDashboard');
    menu.scrollTop = 120;
    entry('Users').focus();
    fireEvent.click(entry('Users'));
    await heading('AdminUsers');
    expect(menu.isConnected).toBe(true);
    expect(menu.scrollTop).toBe(120);
    expect(document.activeElement).toBe(entry('Users'));
    expect(entry('Users').getAttribute('aria-current')).toBe('page');
  });

  it('stands while a page is still coming', async () => {
    const menu = await openBackOffice();
    await heading('AdminDashboard');
    fireEvent.click(entry('Judge'));
    await waitFor(() => expect(location.pathname).toBe('/admin/judge'));
    expect(screen.queryByRole('heading', { name: 'AdminDashboard' })).toBeNull();
    expect(menu.isConnected).toBe(true);
  });

  it('stands around a page that breaks, and leads on to the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const menu = await openBackOffice();
    await heading('AdminDashboard');
    fireEvent.click(entry('Tags and difficulty'));
    await heading('Something broke on this page');
    expect(menu.isConnected).toBe(true);
    fireEvent.click(entry('Users'));
    await heading('AdminUsers');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a link', () => {
  it('fetches the code of its page when it is pointed at', async () => {
    await openBackOffice();
    await heading('AdminDashboard');
    expect(asked.audit).toBe(0);
    fireEvent.pointerOver(entry('Audit log'));
    await waitFor(() => expect(asked.audit).toBe(1));
    fireEvent.focusIn(entry('Audit log'));
    fireEvent.click(entry('Audit log'));
    await heading('AdminAudit');
    expect(asked.audit).toBe(1);
  });
});

describe('an administrator without a role', () => {
  it('is led from its pages to those of everybody in the back-office, with words', async () => {
    await openBackOffice('/admin/user', ['admin']);
    await heading('AdminHome');
    expect(location.pathname).toBe('/admin');
    expect(screen.getByRole('alert').textContent).toContain('another role');
  });
});
