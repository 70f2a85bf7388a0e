import { Dialog, type DialogProps } from './Dialog';

/** A dialog along the left edge, for navigation on small screens. */
export function Drawer(props: Omit<DialogProps, 'size' | 'actions'>) {
  return <Dialog {...props} size="drawer" />;
}
