// Icons that the widgets alone draw: they come with it, by their own file.
export { default as IconBold } from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
export { default as IconH1 } from '@tabler/icons-react/dist/esm/icons/IconH1.mjs';
export { default as IconItalic } from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
export { default as IconLink } from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
export { default as IconList } from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
export { default as IconPaperclip } from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
export { default as IconSquareRoot } from '@tabler/icons-react/dist/esm/icons/IconSquareRoot.mjs';
export { default as IconTable } from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
