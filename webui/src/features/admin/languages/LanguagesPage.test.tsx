import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '../../../shared/session/session';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import { adminTexts } from '../texts';
import LanguagesPage from './LanguagesPage';
import { adminLanguagesTexts } from './texts';

beforeEach(() => enterSession(sampleUser({ roleList: ['root'] })));

describe('the page of languages', () => {
  it('says what is installed, and arranges one', async () => {
    const language = {
      ...{ id: 3, name: 'Python3', description: 'Python3', template: '', codeTemplate: '' },
      ...{ seq: 5, status: 0, installed: true, version: '3.11.2', compileCommand: 'python3' },
    };
    const { asked } = fakeServer({
      'GET /api/admin/language': ok([
        language,
        { ...language, id: 4, name: 'PyPy2', installed: false, version: '' },
      ]),
      'PUT /api/admin/language': ok(null),
    });
    await show(<LanguagesPage />, [adminTexts, adminLanguagesTexts]);
    expect(await screen.findByText('3.11.2')).toBeTruthy();
    expect(screen.getByText('not installed')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Arrange Python3' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Offer it to pupils' }));
    fireEvent.input(screen.getByLabelText(/^Order/), { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({
      ...{ id: 3, description: 'Python3', template: '', codeTemplate: '', seq: 12, status: 1 },
    });
  });
});
