import type { NoticeBody } from './noticeQueries';

/** Contract admin.md §6. */
const longestTitle = 255;

type Fault = 'titleEmpty' | 'titleLength' | 'contentEmpty' | 'recipientEmpty';

/** What keeps a notice from being saved, by field. */
export function faultsOf(
  body: NoticeBody,
): Partial<Record<'title' | 'content' | 'recipientId', Fault>> {
  return {
    ...(body.title.trim() === '' && { title: 'titleEmpty' as const }),
    ...(Array.from(body.title).length > longestTitle && { title: 'titleLength' as const }),
    ...(body.content.trim() === '' && { content: 'contentEmpty' as const }),
    ...(body.type === 'Single' &&
      body.recipientId.trim() === '' && { recipientId: 'recipientEmpty' as const }),
  };
}
