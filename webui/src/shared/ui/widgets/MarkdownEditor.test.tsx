import { fireEvent, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sampleUser } from '../../../testing/samples';
import { show } from '../../../testing/show';
import * as client from '../../api/client';
import { enterSession, leaveSession } from '../../session/session';
import { MarkdownEditor } from './MarkdownEditor';
import { widgetsTexts } from './texts';

function Editor() {
  const [text, setText] = useState('');
  return <MarkdownEditor label="Text" value={text} onChange={setText} />;
}

const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const written = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;

describe('pictures and files of a text', () => {
  it('are offered to every administrator and to nobody else [S1-6-13]', async () => {
    for (const [roles, isOffered] of [
      [['user'], false],
      [['admin'], true],
      [['problem_admin'], true],
      [['root'], true],
    ] as const) {
      enterSession(sampleUser({ roleList: [...roles] }));
      const { unmount } = await show(<Editor />, [widgetsTexts]);
      expect(screen.getByRole('button', { name: 'Bold' })).toBeTruthy();
      for (const name of ['Image', 'File']) {
        expect(screen.queryByRole('button', { name }) !== null).toBe(isOffered);
      }
      unmount();
    }
    leaveSession();
    await show(<Editor />, [widgetsTexts]);
    expect(screen.queryByRole('button', { name: 'Image' })).toBeNull();
  });

  it.each(['paste', 'drop'] as const)('pictures are stored by a %s', async (way) => {
    enterSession(sampleUser({ roleList: ['admin'] }));
    vi.spyOn(client, 'upload').mockResolvedValue({ link: '/api/public/img/1.png' });
    await show(<Editor />, [widgetsTexts]);
    const files = [new File(['x'], 'map.png', { type: 'image/png' }), new File(['x'], 'a.txt')];
    const area = screen.getByRole('textbox', { name: 'Text' });
    const event = new Event(way, { bubbles: true, cancelable: true });
    const data = way === 'paste' ? 'clipboardData' : 'dataTransfer';
    fireEvent(area, Object.assign(event, { [data]: { files } }));
    await vi.waitFor(() => expect(written()).toBe('![map](/api/public/img/1.png)'));
    expect(client.upload).toHaveBeenCalledTimes(1);
  });

  it('are stored, and their addresses stand in the text [S1-7.2-14, S1-7.2-16]', async () => {
    enterSession(sampleUser({ roleList: ['admin'] }));
    const upload = vi.spyOn(client, 'upload').mockImplementation(async (path) => ({
      link: path.endsWith('img') ? '/api/public/img/1.png' : '/api/public/file/2.zip',
      fileId: 7,
    }));
    await show(<Editor />, [widgetsTexts]);
    await userEvent.upload(input('Image'), new File(['x'], 'map.png', { type: 'image/png' }));
    await vi.waitFor(() => expect(written()).toBe('![map](/api/public/img/1.png)'));
    await userEvent.upload(input('File'), new File(['x'], 'data.zip'));
    await vi.waitFor(() => expect(written()).toContain('[data.zip](/api/public/file/2.zip)'));
    const sent = upload.mock.calls.map(([path, form]) => [path, [...form.keys()]]);
    expect(sent).toEqual([
      ['/api/file/upload-md-img', ['image']],
      ['/api/file/upload-md-file', ['file']],
    ]);
  });
});

describe('a text that is longer than allowed', () => {
  function Limited({ text }: { text: string }) {
    const [value, setValue] = useState(text);
    return <MarkdownEditor label="Text" value={value} onChange={setValue} maxLength={65_535} />;
  }

  it('stays whole, and says how much is too much, counted as the server does', async () => {
    // Outside the basic plane a letter takes two places in the browser's own count.
    await show(<Limited text={'😀'.repeat(65_535)} />, [widgetsTexts]);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    expect(screen.getByText('65,535 of 65,535 letters')).toBeTruthy();
    expect(area.getAttribute('aria-invalid')).toBeNull();
    expect(area.hasAttribute('maxlength')).toBe(false);
    fireEvent.input(area, { target: { value: 'x'.repeat(65_536) } });
    const told = await screen.findByText('65,536 of 65,535 letters');
    expect(written()).toHaveLength(65_536);
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(area.getAttribute('aria-describedby')).toContain(told.id);
  });

  it('tells nothing of short ones', async () => {
    await show(<Limited text="short" />, [widgetsTexts]);
    expect(screen.queryByText(/letters/)).toBeNull();
  });
});
