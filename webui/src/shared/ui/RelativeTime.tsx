import { useLocale } from '../i18n/useLocale';
import { formatDateTime, formatRelative } from '../lib/time';

/** How long ago, with the full time in the title. */
export function RelativeTime({
  time,
  className,
}: {
  time: string;
  className?: string | undefined;
}) {
  const locale = useLocale();
  return (
    <time className={className} dateTime={time} title={formatDateTime(time)}>
      {formatRelative(time, locale)}
    </time>
  );
}
