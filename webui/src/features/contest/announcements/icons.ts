// Icons that this screen alone draws: they come with it, by their own file.
export { default as IconArrowLeft } from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
