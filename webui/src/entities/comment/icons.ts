// Icons that this screen alone draws: they come with it, by their own file.
export { default as IconArrowBackUp } from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
export { default as IconLink } from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
export { default as IconList } from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
export { default as IconListNumbers } from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
export { default as IconMoodSmile } from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
export { default as IconSourceCode } from '@tabler/icons-react/dist/esm/icons/IconSourceCode.mjs';
export { default as IconThumbUp } from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
export { default as IconThumbUpFilled } from '@tabler/icons-react/dist/esm/icons/IconThumbUpFilled.mjs';
