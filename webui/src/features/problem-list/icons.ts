// Icons that this screen alone draws: they come with it, by their own file.
export { default as IconArrowsShuffle } from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs';
