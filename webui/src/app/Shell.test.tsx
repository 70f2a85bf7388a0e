import { screen, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { contestTexts } from '../features/contest/texts';
import { replaceBootData } from '../shared/api/boot';
import { loadTexts } from '../shared/i18n/i18n';
import { enterSession } from '../shared/session/session';
import { fakeServer, ok } from '../testing/fakeServer';
import { hour, sampleContest } from '../testing/sampleContest';
import { sampleBoot, sampleConfig, sampleUser } from '../testing/samples';
import { showWhole } from '../testing/show';
import { App } from './App';
import { mayOpen, needsLoginOnly } from './access';
import { paths } from './routes';

vi.mock('./pages', async (original) =>
  (await import('../testing/plainPages')).plainPages(await original()),
);
vi.mock('./routes', async (original) =>
  (await import('../testing/readyRoutes')).readyRoutes(await original()),
);

const unread = { comment: 0, reply: 0, like: 0, sys: 0, mine: 0 };
const answers = {
  'GET /api/msg/unread': ok(unread),
  'GET /api/get-user-auth-info': ok({
    roles: ['user'],
    permissions: ['submit', 'problem_admin'],
    mustChangePassword: false,
  }),
};

function openAt(path: string, more: Parameters<typeof fakeServer>[0] = {}) {
  history.replaceState(null, '', path);
  const server = fakeServer({ ...answers, ...more });
  showWhole(<App />);
  return server;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const links = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the footer', () => {
  it('stands under ordinary pages only, with the words of the site [S1-2.1-14, S1-7.1-1]', async () => {
    const config = sampleConfig({
      description: 'Riverside School',
      recordName: 'Licence 7',
      recordUrl: 'https://licence.test/7',
      projectName: 'About us',
      projectUrl: 'https://about.test/',
    });
    replaceBootData(sampleBoot({ config }));
    openAt('/home');
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain('Riverside School');
    expect(links(footer)).toEqual(['/manual', 'https://licence.test/7', 'https://about.test/']);
    const brand = screen.getByRole('link', { name: 'Riverside OJ' });
    expect(brand.getAttribute('href')).toBe('/home');
  });

  it.each([
    ['/problem/P1000', 'ProblemDetails'],
    ['/admin/login', 'AdminLogin'],
  ])('is not under %s [S1-2.1-14]', async (path, name) => {
    openAt(path);
    await heading(name);
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('the tool box', () => {
  const tools = [
    { id: 3, name: 'Reference', url: 'https://reference.test/' },
    { id: 1, name: 'Paste', url: 'http://192.168.1.9/' },
  ];

  it('lists the tools in their order, each in a new tab [S1-2.1-7, S1-1-2k, S1-3-9, S1-7.1-3]', async () => {
    replaceBootData(sampleBoot({ tools }));
    const { asked } = openAt('/home');
    await userEvent.click(await screen.findByRole('button', { name: 'Tools' }));
    const found = ['Reference', 'Paste'].map((name) => screen.getByRole('link', { name }));
    expect(found.map((link) => link.getAttribute('href'))).toEqual(tools.map((tool) => tool.url));
    for (const link of found) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
    expect(found[0]?.compareDocumentPosition(found[1] as Node)).toBe(4);
    expect(asked).toEqual([]); // the page came with them
  });

  it('is not shown while it is empty', async () => {
    openAt('/home');
    await heading('Home');
    expect(screen.queryByRole('button', { name: 'Tools' })).toBeNull();
  });
});

describe('the user menu', () => {
  const entries = () => {
    const menu = screen.getByRole('button', { name: /user menu/ }).parentElement as HTMLElement;
    return within(menu).getAllByRole('link', { hidden: true });
  };

  it('is a login button for guests [S1-1-1]', async () => {
    openAt('/home');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /user menu/ })).toBeNull();
  });

  it('leads to own page, submissions, settings and out [S1-2.1-8, S1-1-1]', async () => {
    enterSession(sampleUser());
    openAt('/home');
    expect(entries().map((link) => link.getAttribute('href'))).toEqual([
      '/user-home',
      '/learning',
      '/status?onlyMine=true',
      '/setting',
      '/logout',
    ]);
  });

  it.each(['root', 'admin', 'problem_admin'])(
    'offers the back-office in a new window to %s [S1-2.1-8, S1-6-3, S1-1-1]',
    async (role) => {
      enterSession(sampleUser({ roleList: [role] }));
      openAt('/home', {
        'GET /api/get-user-auth-info': ok({
          roles: [role],
          permissions: ['submit', 'problem_admin'],
          mustChangePassword: false,
        }),
      });
      const admin = entries()[4] as HTMLElement;
      expect(admin.getAttribute('href')).toBe('/admin');
      await userEvent.click(screen.getByRole('button', { name: /user menu/ }));
      const clicked = vi.fn((event: Event) => {
        expect(event.defaultPrevented, 'the router follows it here').toBe(false);
        event.preventDefault();
      });
      document.addEventListener('click', clicked);
      await userEvent.click(admin);
      document.removeEventListener('click', clicked);
      expect(clicked).toHaveBeenCalledOnce();
      expect(admin.getAttribute('target')).toBe('_blank');
      expect(location.pathname).toBe('/home');
    },
  );
});

describe('the message menu', () => {
  it('stands in the bar of a logged-in person', async () => {
    enterSession(sampleUser());
    openAt('/home');
    expect(await screen.findByRole('button', { name: 'Messages, 0 unread' })).toBeTruthy();
  });
});

describe('the context navigation', () => {
  it('stands around the problems of a contest, with its clock [S1-2.1-11]', async () => {
    enterSession(sampleUser());
    openAt('/contest/7/problem/A', {
      'GET /api/get-contest-info': ok(sampleContest({ startsIn: -4 * hour, endsIn: -hour })),
      'GET /api/get-contest-access': ok({ access: false }),
    });
    const bar = await screen.findByRole('navigation', { name: 'In this place' });
    expect(links(bar)).toHaveLength(4);
    expect((await within(bar).findByRole('timer')).textContent).toBe('00:00:00');
    expect(await heading('ContestProblemDetails')).toBeTruthy();
  });

  it('leaves the other pages of a contest to its tabs, with the shown one marked [S1-2.1-11]', async () => {
    enterSession(sampleUser());
    // The frame came with the test before; drawn at once, it would never hear of later texts.
    await loadTexts([contestTexts]);
    openAt('/contest/7', {
      'GET /api/get-contest-info': ok(sampleContest()),
      'GET /api/get-contest-access': ok({ access: false }),
    });
    const tabs = await screen.findByRole('navigation', { name: 'Pages of the contest' });
    expect(links(tabs)).toEqual(
      expect.arrayContaining([
        '/contest/7',
        '/contest/7/problems',
        '/contest/7/submissions',
        '/contest/7/rank',
      ]),
    );
    expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Overview');
    expect(screen.queryByRole('navigation', { name: 'In this place' })).toBeNull();
  });

  it('knows the group from the address too [S1-2.1-10]', async () => {
    openAt('/training/5/problem/A?groupID=8');
    const bar = await screen.findByRole('navigation', { name: 'In this place' });
    expect(links(bar)).toContain('/group/8');
  });

  it('is not on other pages', async () => {
    openAt('/problem/P1000');
    await heading('ProblemDetails');
    expect(screen.queryByRole('navigation', { name: 'In this place' })).toBeNull();
  });
});

describe('a page that does not exist', () => {
  it('shows the digits and leads home and back [S1-2.1-17]', async () => {
    openAt('/home');
    await heading('Home');
    await userEvent.click(screen.getByRole('link', { name: 'Problems' }));
    await heading('ProblemList');
    history.pushState(null, '', '/nowhere/at/all');
    await heading('There is no such page');
    const digits = [...document.querySelectorAll('main p[aria-hidden] span')];
    expect(digits.map((digit) => digit.textContent).join('')).toBe('404');
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/home');
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('link', { name: 'Go Home' }));
    await heading('Home');
  });
});

describe('the guards', () => {
  it.each([
    ['a guest', null],
    ['a user', sampleUser()],
  ])(
    'send %s from the back-office to its login, with words [S1-6-3, S1-8-8b, S1-2.1-18, S3-2.13-2]',
    async (_who, user) => {
      if (user) enterSession(user);
      openAt('/admin/problems');
      await heading('AdminLogin');
      expect(location.pathname).toBe('/admin/login');
      expect(screen.getByRole('alert').textContent).toBe(
        'Please login again with the administrator account!',
      );
    },
  );

  it('send an unknown address of the back-office to its login [S3-2.13-1]', async () => {
    expect(Object.entries(paths).filter(([name]) => name.startsWith('Admin'))).not.toEqual([]);
    for (const [name, path] of Object.entries(paths)) {
      expect(path.startsWith('/admin')).toBe(name.startsWith('Admin'));
    }
    openAt('/admin/nothing/here');
    await heading('AdminLogin');
    expect(location.pathname).toBe('/admin/login');
    expect(mayOpen('AdminLogin', null)).toBe(true);
  });

  it.each(['root', 'admin', 'problem_admin'])('let %s in [S1-6-3]', async (role) => {
    enterSession(sampleUser({ roleList: [role] }));
    openAt('/admin/problems', {
      'GET /api/get-user-auth-info': ok({
        roles: [role],
        permissions: ['submit', 'problem_admin'],
        mustChangePassword: false,
      }),
    });
    await heading('AdminProblemList');
  });

  it('ask a guest to log in, with words and the dialog [S1-8-8a]', async () => {
    expect(needsLoginOnly('SubmissionDifference')).toBe(true);
    openAt('/submission-difference');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Please log in');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.getByText('Please login first')).toBeTruthy();
  });
});
