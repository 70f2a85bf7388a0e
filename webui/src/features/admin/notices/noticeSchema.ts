import type { TFunction } from 'i18next';
import { boolean, check, forward, object, partialCheck, picklist, pipe, string } from 'valibot';
import { isFilled, lengthOf } from '../../../shared/forms/fieldRules';
import { audiences } from './noticeQueries';

/** Contract admin.md §6. */
const longestTitle = 255;
export const longestContent = 65_535;

/** What keeps a notice from being saved. */
export const noticeSchema = (t: TFunction<'adminNotices'>) =>
  pipe(
    object({
      title: pipe(
        string(),
        check(isFilled, t('form.titleEmpty')),
        check((title) => lengthOf(title) <= longestTitle, t('form.titleLength')),
      ),
      content: pipe(
        string(),
        check(isFilled, t('form.contentEmpty')),
        check((content) => lengthOf(content) <= longestContent, t('form.contentLength')),
      ),
      type: picklist(audiences),
      recipientId: string(),
      pushNow: boolean(),
    }),
    forward(
      partialCheck(
        [['type'], ['recipientId']],
        ({ type, recipientId }) => type !== 'Single' || isFilled(recipientId),
        t('form.recipientEmpty'),
      ),
      ['recipientId'],
    ),
  );
