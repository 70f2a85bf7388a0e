// Icons that the rolling board alone draws: they come with it, by their own file.
export { default as IconMaximize } from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
export { default as IconMedal } from '@tabler/icons-react/dist/esm/icons/IconMedal.mjs';
export { default as IconStarFilled } from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
