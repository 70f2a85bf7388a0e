import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach } from 'vitest';
import { replaceBootData } from '../shared/api/boot';
import { startI18n } from '../shared/i18n/i18n';
import { closeLogin } from '../shared/session/loginRequest';
import { leaveSession } from '../shared/session/session';
import { closeNotification } from '../shared/ui/notification';
import { toast } from '../shared/ui/toast';
import { sampleBoot } from './samples';

// happy-dom has no `size`, by which react-hook-form tells an untouched <select> from an edited one.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0, configurable: true });

beforeEach(async () => {
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
});
