/** The form of a lesson, and its way to the wire. */
import { boolean, check, object, pipe, string } from 'valibot';
import { lengthOf, numberOf, textOf } from '../../../shared/forms/fieldRules';
import type { AdminLesson } from './lessonDesk';

export interface LessonForm {
  title: string;
  logo: string;
  desc: string;
  seq: string;
  visible: boolean;
}

const longest = { title: 255, desc: 65_535 } as const;
const largestSeq = 2_147_483_647;

export const newLesson = (): LessonForm => ({
  title: '',
  logo: '',
  desc: '',
  seq: '0',
  visible: true,
});

export const formOf = ({ title, logo, desc, seq, visible }: AdminLesson): LessonForm => ({
  title,
  logo: logo ?? '',
  desc,
  seq: String(seq),
  visible,
});

export const lessonSchema = (sentence: (fault: 'title' | 'desc' | 'seq') => string) =>
  object({
    title: textOf(1, longest.title, sentence('title')),
    logo: string(),
    desc: pipe(
      string(),
      check((text) => lengthOf(text) <= longest.desc, sentence('desc')),
    ),
    seq: pipe(
      numberOf(/^-?\d{1,10}$/, sentence('seq')),
      check((seq) => Math.abs(seq) <= largestSeq, sentence('seq')),
    ),
    visible: boolean(),
  });
