// Icons that this screen alone draws: they come with it, by their own file.
export { default as IconBrandGithub } from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
export { default as IconFlame } from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
export { default as IconGenderFemale } from '@tabler/icons-react/dist/esm/icons/IconGenderFemale.mjs';
export { default as IconGenderMale } from '@tabler/icons-react/dist/esm/icons/IconGenderMale.mjs';
export { default as IconWorld } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
