import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { bootData } from '../../../shared/api/boot';
import { enterSession } from '../../../shared/session/session';
import { widgetsTexts } from '../../../shared/ui/widgets/texts';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleConfig, sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import StartPicturesPage from './StartPicturesPage';
import { adminStartPicturesTexts } from './texts';

const picture = { id: 7, url: '/api/public/img/7.png', hint: 'Hall.jpg' };
const promo = { image1: '/api/public/img/a.png', addr1: '/problem' };

const open = async (changes = {}) => {
  let isThere = true;
  const server = fakeServer({
    'GET /api/home-carousel': () => ok(isThere ? [picture] : []),
    'DELETE /api/admin/config/home-carousel': () => {
      isThere = false;
      return ok(null);
    },
    'GET /api/admin/config/get-web-config': ok(sampleConfig({ ...promo, ...changes })),
    'PUT /api/admin/config/set-web-config': ok(null),
  });
  await show(<StartPicturesPage />, [adminTexts, adminStartPicturesTexts, widgetsTexts]);
  await screen.findByRole('group', { name: 'Picture 1' });
  const sent = (method: string) => server.asked.filter((call) => call.method === method);
  return { sent };
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = (place: number, text: string) =>
  fireEvent.input(screen.getAllByRole('textbox', { name: 'Link' })[place - 1] as HTMLElement, {
    target: { value: text },
  });

describe('the pictures of the start page', () => {
  beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

  it('are deleted after a question that names them', async () => {
    const { sent } = await open();
    await screen.findByText('Hall.jpg');
    press('Delete “Hall.jpg”');
    expect(await screen.findByText(/“Hall.jpg” will leave the start page/)).toBeTruthy();
    expect(sent('DELETE')).toEqual([]);
    press('Delete');
    expect(await screen.findByText('There is no picture yet, so the start page shows none.'));
    expect(sent('DELETE')[0]?.query.get('id')).toBe('7');
  });

  it('with links are saved by what was changed, and shown in this tab', async () => {
    const { sent } = await open();
    address(1, ' https://school.example/club ');
    press('Save');
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')[0]?.body).toEqual({ addr1: 'https://school.example/club' });
    await waitFor(() => expect(bootData().config.addr1).toBe('https://school.example/club'));
  });

  it.each(['elsewhere', '//school.example', 'javascript:alert(1)'])(
    'cannot lead to %s',
    async (text) => {
      const { sent } = await open();
      address(2, text);
      press('Save');
      expect(await screen.findByText('Begin the address with http://, https:// or /')).toBeTruthy();
      expect(sent('PUT')).toEqual([]);
    },
  );

  it('say when the site shows none of them', async () => {
    await open({ visible2: false });
    expect(screen.getByText(/switched off at present/)).toBeTruthy();
  });
});
