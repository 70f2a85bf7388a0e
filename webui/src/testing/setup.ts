import { cleanup, configure } from '@testing-library/preact';
import { afterEach, beforeEach, vi } from 'vitest';
import { replaceBootData } from '../shared/api/boot';
import { startI18n } from '../shared/i18n/i18n';
import { synchronise } from '../shared/lib/serverClock';
import { closeLogin } from '../shared/session/loginRequest';
import { leaveSession } from '../shared/session/session';
import { closeNotification } from '../shared/ui/notification';
import { toast } from '../shared/ui/toast';
import { fakeSockets } from './fakeSocket';
import { sampleBoot } from './samples';

// happy-dom has no `size`, by which react-hook-form tells an untouched <select> from an edited one.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0, configurable: true });

// A busy machine may take its time: how long a test waits says nothing about the page.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(async () => {
  // A real one that reaches no server would leave doubt about the connection to the tests that follow.
  fakeSockets();
  localStorage.clear();
  sessionStorage.clear();
  replaceBootData(sampleBoot());
  await startI18n('en-US');
});

afterEach(() => {
  cleanup();
  toast.close();
  closeNotification();
  closeLogin();
  leaveSession();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  synchronise(new Date().toISOString());
});
