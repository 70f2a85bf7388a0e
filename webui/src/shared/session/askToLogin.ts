import i18n from 'i18next';
import { toast } from '../ui/toast';
import { openLogin } from './loginRequest';

/** What needs a login says so and offers the dialog (S1 §8). */
export function askToLogin(): void {
  toast.warning(i18n.t('shell:guard.loginFirst'));
  openLogin();
}
