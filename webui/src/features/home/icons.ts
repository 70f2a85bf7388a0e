// Icons that this screen alone draws: they come with it, by their own file.
export { default as IconQrcode } from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
