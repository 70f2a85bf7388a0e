import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../shared/forms/useAction';
import {
  type AdminGroup,
  type AdminLesson,
  lessonKeys,
  lessonQuery,
  sortLesson,
} from './lessonDesk';

function moved<Part>(parts: readonly Part[], from: number, to: number): Part[] {
  const order = [...parts];
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** The groups of a lesson, which stand in a new order before the server has taken it. */
export function useOrder(lesson: AdminLesson) {
  const queries = useQueryClient();
  const { groups } = lesson;
  const sort = useAction({
    run: (order: readonly AdminGroup[]) => sortLesson(lesson.id, order),
    keys: lessonKeys,
  });
  const put = (order: AdminGroup[]) => {
    queries.setQueryData(lessonQuery(lesson.id).queryKey, { ...lesson, groups: order });
    void sort.run(order);
  };
  return {
    groups,
    moveGroup: (from: number, to: number) => put(moved(groups, from, to)),
    moveItem: (index: number, from: number, to: number) =>
      put(
        groups.map((group, place) =>
          place === index ? { ...group, items: moved(group.items, from, to) } : group,
        ),
      ),
  };
}
