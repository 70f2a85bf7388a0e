// Icons that the back-office alone draws: they come with it, by their own file.
export { default as IconChecklist } from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
export { default as IconExternalLink } from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
export { default as IconFileExport } from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
export { default as IconFileImport } from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
export { default as IconGauge } from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
export { default as IconHistory } from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
export { default as IconHome } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
export { default as IconMessages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
export { default as IconPlugConnected } from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
export { default as IconPlus } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
export { default as IconShieldLock } from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
export { default as IconSparkles } from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
export { default as IconSpeakerphone } from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
export { default as IconStethoscope } from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
export { default as IconTag } from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
export { default as IconTool } from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
export { default as IconTrophy } from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
