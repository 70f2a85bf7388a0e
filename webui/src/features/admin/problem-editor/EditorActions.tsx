import { type Control, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { isReady } from '../../../app/routes';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { Button } from '../../../shared/ui/Button';
import { DisclosureMenu, type MenuEntry } from '../../../shared/ui/DisclosureMenu';
import { Icon } from '../../../shared/ui/Icon';
import { IconCopy, IconDeviceFloppy, IconDownload, IconEye } from '../../../shared/ui/icons';
import { queryOfExam, useExamOfAddress } from '../examOfAddress';
import { IconExternalLink, IconHistory } from '../icons';
import { useProblemPages } from '../problemPages';
import styles from './editor.module.css';
import { duplicateProblem } from './problemEditorQueries';
import type { ProblemForm } from './problemForm';
import type { AdminProblem } from './problemWire';

interface EditorActionsProps {
  /** Null for a new problem. */
  problem: AdminProblem | null;
  control: Control<ProblemForm>;
  onSave: () => void;
}

/** What stays in sight while the editor scrolls. */
export function EditorActions({ problem, control, onSave }: EditorActionsProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { isDirty, isSubmitting } = useFormState({ control });
  return (
    <>
      {isDirty && (
        <span className={styles.unsaved}>
          <Icon icon={IconDeviceFloppy} />
          <span className={styles.unsavedText}>{t('unsaved')}</span>
        </span>
      )}
      {problem && <MoreActions problem={problem} isDirty={isDirty} />}
      <Button kind="primary" isBusy={isSubmitting} onClick={onSave}>
        {t('save')}
      </Button>
    </>
  );
}

function MoreActions({ problem, isDirty }: { problem: AdminProblem; isDirty: boolean }) {
  const { t } = useTranslation('adminProblemEditor');
  const [, navigate] = useLocation();
  const exam = useExamOfAddress();
  const pages = useProblemPages();
  const isOfGroup = useOwnerGroup() !== null;
  const duplicate = useAction({
    run: () => duplicateProblem(problem.id, isOfGroup),
    ask: () => ({
      title: t('duplicate.title'),
      body: t(isDirty ? 'duplicate.bodyUnsaved' : 'duplicate.body'),
      confirmLabel: t('duplicate.confirm'),
    }),
    said: () => t('duplicate.done'),
    onDone: (pid) => navigate(pages.edit(pid)),
    isSingle: true,
  });
  const fetchOriginal = useAction({
    run: () =>
      downloadFile('GET /api/file/download-original-package', { query: { pid: problem.id } }),
  });
  const entries: MenuEntry[] = [
    {
      key: 'preview',
      label: t('preview'),
      icon: IconEye,
      href: pages.preview(problem.problemId),
      target: '_blank',
    },
    ...(isReady('ProblemDetails')
      ? [
          {
            key: 'view',
            label: t('view'),
            icon: IconExternalLink,
            href: pages.view(problem.problemId),
            target: '_blank' as const,
          },
        ]
      : []),
    {
      key: 'versions',
      label: t('dataVersions'),
      icon: IconHistory,
      startsGroup: true,
      href: pages.versions(problem.id, queryOfExam(exam)),
    },
    {
      key: 'duplicate',
      label: t('duplicate.action'),
      icon: IconCopy,
      onSelect: () => void duplicate.run(),
    },
    ...(problem.hasOriginal
      ? [
          {
            key: 'original',
            label: t('original'),
            icon: IconDownload,
            onSelect: () => void fetchOriginal.run(),
          },
        ]
      : []),
  ];
  return <DisclosureMenu align="end" face={t('more')} entries={entries} />;
}
