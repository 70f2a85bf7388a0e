// Icons that this screen alone draws: they come with it, by their own file.
export { default as IconArrowsMaximize } from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs';
export { default as IconArrowsMinimize } from '@tabler/icons-react/dist/esm/icons/IconArrowsMinimize.mjs';
export { default as IconChartPie } from '@tabler/icons-react/dist/esm/icons/IconChartPie.mjs';
export { default as IconFile } from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
export { default as IconMessages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
export { default as IconSparkles } from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
