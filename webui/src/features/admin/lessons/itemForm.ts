/** The form of an item, and what of it goes to the server. */
import type { AdminGroup, AdminItem } from './lessonDesk';

export const itemSorts = ['file', 'link', 'problem', 'training'] as const;
export type ItemSort = (typeof itemSorts)[number];

interface ItemForm {
  title: string;
  groupId: string;
  sort: string;
  /** The address of a file that was sent. */
  file: string;
  url: string;
  problemId: string;
  tid: string;
  isVisible: boolean;
}

function sortOf(item: AdminItem): ItemSort {
  if (item.kind !== null) return 'file';
  if (item.problemId !== null) return 'problem';
  return item.tid === null ? 'link' : 'training';
}

export function formOf(group: AdminGroup, item: AdminItem | null): ItemForm {
  const sort = item ? sortOf(item) : 'file';
  return {
    title: item?.title ?? '',
    groupId: String(group.id),
    sort,
    file: item && sort === 'file' ? item.url : '',
    url: item && sort === 'link' ? item.url : '',
    problemId: item?.problemId ?? '',
    tid: item?.tid ? String(item.tid) : '',
    isVisible: item?.isVisible ?? true,
  };
}

interface Meaning {
  url?: string;
  problemId?: string;
  tid?: number;
}

/** Exactly one of them says what an item is. */
export function meaningOf(form: ItemForm): Meaning {
  switch (form.sort as ItemSort) {
    case 'file':
      return form.file === '' ? {} : { url: form.file };
    case 'link':
      return { url: form.url };
    case 'problem':
      return { problemId: form.problemId };
    case 'training':
      return form.tid === '' ? {} : { tid: Number(form.tid) };
  }
}

/** Where refusals of the server belong that name no field of the form. */
export const fieldOf = {
  'problem.missing': 'problemId',
  'training.missing': 'tid',
  'lesson.item_empty': 'url',
  'lesson.bad_url': 'url',
  'file.missing': 'file',
} as const;
