import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** Read aloud. */
  label: string;
  className?: string;
}

/** Black on white in both themes, with the four blank modules that readers need around it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
