import { useAction } from '../../../shared/forms/useAction';
import { useShownOrder } from '../../../shared/lists/useShownOrder';
import { type AdminGroup, type AdminLesson, lessonKeys, sortLesson } from './lessonDesk';

function moved<Part>(parts: readonly Part[], from: number, to: number): Part[] {
  const order = [...parts];
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** The groups of a lesson, which stand in a new order before the server has taken it. */
export function useOrder(lesson: AdminLesson) {
  const [groups, show] = useShownOrder<readonly AdminGroup[]>(lesson.groups);
  const sort = useAction({
    run: (order: readonly AdminGroup[]) => sortLesson(lesson.id, order),
    keys: lessonKeys,
  });
  const put = (order: AdminGroup[]) => show(order, sort.run(order));
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
