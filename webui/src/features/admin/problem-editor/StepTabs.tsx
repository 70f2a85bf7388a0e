import { type ReactNode, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { useOnChange } from '../../../shared/lib/useOnChange';
import layout from '../../../shared/ui/layout.module.css';
import { TabPanel, Tabs } from '../../../shared/ui/Tabs';
import styles from './editor.module.css';
import type { ProblemForm } from './problemForm';
import { addressOfStep, brokenSteps, type Step, stepIn, steps } from './problemSteps';

interface StepTabsProps {
  /** What each step shows. */
  children: Record<Step, ReactNode>;
}

/** One step at a time. It is drawn when it is first shown, and stays as it is when another one takes
 * its place: uploads go on. What is not drawn has its values in the form. */
export function StepTabs({ children }: StepTabsProps) {
  const { t } = useTranslation('adminProblemEditor');
  const [path, navigate] = useLocation();
  const search = useSearch();
  const shown = stepIn(search);
  const met = useRef(new Set<Step>());
  met.current.add(shown);
  const show = (step: Step) => navigate(addressOfStep(path, step, search), { replace: true });

  const { errors, submitCount } = useFormState<ProblemForm>();
  const broken = submitCount > 0 ? brokenSteps(errors) : [];
  // A refused save opens the first step that it is about, once for each try.
  useOnChange(() => {
    if (broken[0] && !broken.includes(shown)) show(broken[0]);
  }, submitCount);

  return (
    <>
      <Tabs
        name="editor"
        label={t('steps.label')}
        className={styles.steps ?? ''}
        value={shown}
        tabs={steps.map((step, index) => ({
          id: step,
          label: `${index + 1} ${t(`steps.${step}`)}${broken.includes(step) ? ' •' : ''}`,
        }))}
        onChange={show}
      />
      {steps.map((step) => (
        <div key={step} hidden={step !== shown}>
          <TabPanel name="editor" id={step} className={layout.stack ?? ''}>
            {met.current.has(step) && children[step]}
          </TabPanel>
        </div>
      ))}
    </>
  );
}
