import { useTitle } from '../../shared/lib/useTitle';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { KitData } from './KitData';
import { KitForms } from './KitForms';
import { KitStates } from './KitStates';

/** Every part of the kit on one page, for eyes, axe and screenshots. Development builds only. */
export default function KitPage() {
  useTitle('Kit');
  return (
    <>
      <PageHead title="Kit" remark="every part, every state" />
      <div className={layout.stack}>
        <KitForms />
        <KitData />
        <KitStates />
      </div>
    </>
  );
}
