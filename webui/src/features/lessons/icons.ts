// Icons that these screens alone draw: they come with them, by their own file.
export { default as IconBook } from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
export { default as IconExternalLink } from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
export { default as IconVideo } from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
