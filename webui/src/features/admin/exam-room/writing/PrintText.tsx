import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import { IconPrinter } from '../../../../shared/ui/icons';
import { CodeSheets } from '../../../../shared/ui/sheet/CodeSheets';
import { PaperOnly } from '../../../../shared/ui/sheet/PaperOnly';

/** Nobody prints away the paper of all. */
const mostSheets = 10;

interface PrintTextProps {
  /** Whose it is, with the seat to which the paper is carried. */
  who: string;
  about: string;
  code: string;
}

export function PrintText({ who, about, code }: PrintTextProps) {
  const { t } = useTranslation('adminExamRoom');
  const [presses, setPresses] = useState(0);
  const pageOf = (page: number, pages: number) =>
    t(pages > mostSheets ? 'writing.cut' : 'writing.page', { page, pages, most: mostSheets });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={IconPrinter}
        onClick={() => setPresses((before) => before + 1)}
      >
        {t('writing.print')}
      </Button>
      {presses > 0 && (
        <PaperOnly key={presses} onDone={() => setPresses(0)}>
          <CodeSheets who={who} about={about} content={code} most={mostSheets} pageOf={pageOf} />
        </PaperOnly>
      )}
    </>
  );
}
