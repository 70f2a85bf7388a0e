import { useState } from 'react';
import { ApiError } from '../../shared/api/errors';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { CopyButton } from '../../shared/ui/CopyButton';
import { Dialog } from '../../shared/ui/Dialog';
import { DisclosureMenu } from '../../shared/ui/DisclosureMenu';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { Popover } from '../../shared/ui/Popover';
import { alert, confirm } from '../../shared/ui/questions';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Spinner } from '../../shared/ui/Spinner';
import { Tooltip } from '../../shared/ui/Tooltip';
import { toast } from '../../shared/ui/toast';
import styles from './kit.module.css';

const failure = new ApiError('The server is busy', 'http.busy', 500, 503, '3f9c21d0a4be');

export function KitStates() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card title="Over the page" isPadded>
        <div className={layout.row}>
          <Button onClick={() => setOpen(true)}>Dialog</Button>
          <Button onClick={() => void confirm({ title: 'Delete P1000?', isDestructive: true })}>
            Confirm
          </Button>
          <Button onClick={() => void alert({ title: 'The contest has ended' })}>Alert</Button>
          <Button onClick={() => toast.success('Saved')}>Toast</Button>
          <Button onClick={() => toast.error('It cannot be saved')}>Error toast</Button>
          <DisclosureMenu
            face="Menu"
            entries={[
              { key: 'a', label: 'First', href: '/home' },
              { key: 'b', label: 'Second', onSelect: () => toast.info('Second') },
            ]}
          />
          <Popover
            label="About files"
            trigger={(attributes) => <Button {...attributes}>Popover</Button>}
          >
            Reads data.in, writes data.out
          </Popover>
          <Tooltip text="More about it">
            <Button kind="quiet">Tooltip</Button>
          </Tooltip>
          <CopyButton text="copied text" />
          <Spinner />
        </div>
        {isOpen && (
          <Dialog
            title="A dialog"
            onClose={() => setOpen(false)}
            actions={<Button kind="primary">Save</Button>}
          >
            <Popover
              label="Inside"
              trigger={(attributes) => <Button {...attributes}>Popover inside</Button>}
            >
              Escape closes this first
            </Popover>
          </Dialog>
        )}
      </Card>
      <div className={styles.fields}>
        <Notice>Saved by itself</Notice>
        <Notice tone="good">Everything is in order</Notice>
        <Notice tone="warn">Example 1 is not in the data</Notice>
        <Notice tone="bad">The archive is damaged</Notice>
        <Card title="Loading">
          <Skeleton />
        </Card>
        <Card title="Empty">
          <EmptyState text="There is no submission yet." action={<Button>Go on</Button>} />
        </Card>
        <Card title="Error">
          <ErrorState error={failure} onRetry={() => undefined} />
        </Card>
      </div>
    </>
  );
}
