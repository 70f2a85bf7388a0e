// Icons that boards alone draw: they come with them, by their own file.
export { default as IconFlag } from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
export { default as IconReportAnalytics } from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
export { default as IconStar } from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
export { default as IconStarFilled } from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
