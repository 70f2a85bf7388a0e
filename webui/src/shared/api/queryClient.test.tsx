import { onlineManager, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, it } from 'vitest';
import { fakeServer, ok } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import { useAction } from '../forms/useAction';
import { request } from './client';

function Screen() {
  const read = useQuery({ queryKey: ['read'], queryFn: () => request<string>('/api/read') });
  const [written, setWritten] = useState('');
  const write = useAction({ run: () => request<string>('/api/write'), onDone: setWritten });
  return (
    <button type="button" onClick={() => void write.run()}>
      {read.data} {written}
    </button>
  );
}

afterEach(() => onlineManager.setOnline(true));

it("reads and writes go on after the browser's offline event: the server is in the house", async () => {
  fakeServer({ 'GET /api/read': ok('read'), 'GET /api/write': ok('written') });
  onlineManager.setOnline(false);
  await show(<Screen />);
  await screen.findByText('read');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('read written');
});
