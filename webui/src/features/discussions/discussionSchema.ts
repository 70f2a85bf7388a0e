import type { TFunction } from 'i18next';
import { boolean, check, object, pipe, string, transform } from 'valibot';
import { isFilled, lengthOf } from '../../shared/forms/fieldRules';

/** S2 §9. */
const longest = { title: 255, description: 255, content: 65_535 };

type T = TFunction<'discussions'>;

const text = (name: keyof typeof longest, t: T) =>
  pipe(
    string(),
    check(isFilled, t('form.required', { field: t(`form.${name}`) })),
    check(
      (value) => lengthOf(value) <= longest[name],
      t('form.tooLong', { field: t(`form.${name}`), max: longest[name] }),
    ),
  );

/** What keeps a discussion from being posted, in the order of S2 §5. */
export const discussionSchema = (t: T) =>
  object({
    title: text('title', t),
    description: text('description', t),
    categoryId: pipe(
      string(),
      check(isFilled, t('form.required', { field: t('form.category') })),
      transform(Number),
    ),
    content: text('content', t),
    topPriority: boolean(),
  });

/** As it is typed. */
export interface DiscussionForm {
  title: string;
  description: string;
  categoryId: string;
  content: string;
  topPriority: boolean;
}
