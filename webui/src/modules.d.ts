declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { FunctionComponent } from 'react';

  const icon: FunctionComponent<{
    size?: number | string;
    stroke?: number | string;
    className?: string;
    'aria-hidden'?: boolean;
  }>;
  export default icon;
}

/** True in development builds: the kit page exists and sources are readable. */
declare const __DEV__: boolean;

/** Address of the style sheet that formulas need; loaded with the first formula. */
declare const __MATH_STYLES__: string;
