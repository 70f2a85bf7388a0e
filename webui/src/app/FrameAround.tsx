import { useRoute } from 'wouter';
import { type FrameProps, frames } from './frames';
import { lazyFrames } from './lazyPages';
import { pages } from './pages';
import { paths } from './routes';

/** The frame that a page names. It is the same one until another place is entered. */
export function FrameAround({ route, children }: FrameProps) {
  const [, parameters] = useRoute<Record<string, string>>(paths[route]);
  const name = pages[route]?.frame ?? 'site';
  const Frame = lazyFrames[name];
  if (!Frame) return <>{children}</>;
  const { idFrom } = frames[name];
  const id = idFrom && parameters?.[idFrom];
  return (
    <Frame key={`${name} ${id ?? ''}`} route={route} isWide={pages[route]?.isWide ?? false}>
      {children}
    </Frame>
  );
}
