/** The form of a training, its way to and from the wire, and what the server will say of it (S3 §5,
 * contract admin.md §11). */
import { boolean, check, forward, object, partialCheck, pipe, string, trim } from 'valibot';
import type { Schemas } from '../../../shared/api/calls';
import { isFilled, lengthOf, numberOf, textOf } from '../../../shared/forms/fieldRules';
import type { TrainingBody } from './desk';

export interface TrainingForm {
  title: string;
  description: string;
  rank: string;
  auth: string;
  privatePwd: string;
  /** The number of one that is there; empty with a name of a new one. */
  categoryId: string;
  categoryName: string;
  status: boolean;
}

const longest = { title: 500, description: 65_535, password: 50, category: 50 } as const;
const largestRank = 2_147_483_647;
const usualRank = 1000;

export const newTraining = (): TrainingForm => ({
  title: '',
  description: '',
  rank: String(usualRank),
  auth: 'Public',
  privatePwd: '',
  categoryId: '',
  categoryName: '',
  status: true,
});

export const formOf = ({
  training,
  trainingCategory,
}: Schemas['AdminTrainingDetail']): TrainingForm => ({
  title: training.title,
  description: training.description,
  rank: String(training.rank),
  auth: training.auth,
  privatePwd: training.privatePwd ?? '',
  categoryId: trainingCategory ? String(trainingCategory.id) : '',
  categoryName: '',
  status: training.status,
});

type Fault = 'title' | 'description' | 'rank' | 'privatePwd' | 'category';

export const trainingSchema = (sentence: (fault: Fault) => string) =>
  pipe(
    object({
      title: textOf(1, longest.title, sentence('title')),
      description: pipe(
        string(),
        check(
          (text) => isFilled(text) && lengthOf(text) <= longest.description,
          sentence('description'),
        ),
      ),
      rank: pipe(
        numberOf(/^\d{1,10}$/, sentence('rank')),
        check((rank) => rank <= largestRank, sentence('rank')),
      ),
      auth: string(),
      privatePwd: string(),
      categoryId: string(),
      categoryName: pipe(string(), trim()),
      status: boolean(),
    }),
    forward(
      partialCheck(
        [['auth'], ['privatePwd']],
        ({ auth, privatePwd }) =>
          auth === 'Public' || (privatePwd !== '' && lengthOf(privatePwd) <= longest.password),
        sentence('privatePwd'),
      ),
      ['privatePwd'],
    ),
    forward(
      partialCheck(
        [['categoryId'], ['categoryName']],
        ({ categoryId, categoryName }) =>
          categoryId !== '' || (categoryName !== '' && lengthOf(categoryName) <= longest.category),
        sentence('category'),
      ),
      ['categoryId'],
    ),
  );

interface CheckedForm extends Omit<TrainingForm, 'rank'> {
  rank: number;
}

export const bodyOf = ({ categoryId, categoryName, ...form }: CheckedForm): TrainingBody => ({
  training: { ...form, privatePwd: form.auth === 'Public' ? null : form.privatePwd },
  trainingCategory:
    categoryId === '' ? { name: categoryName } : { id: Number(categoryId), name: '' },
});
