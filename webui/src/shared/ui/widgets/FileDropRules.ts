/** Why a dropped file is refused before it is sent. */
export type FileRefusal = 'oneOnly' | 'wrongType' | 'tooLarge';

export function refuseFiles(
  files: readonly Pick<File, 'name' | 'size'>[],
  accept: readonly string[],
  limit: number,
): FileRefusal | null {
  if (files.length > 1) return 'oneOnly';
  for (const file of files) {
    const name = file.name.toLowerCase();
    if (accept.length > 0 && !accept.some((ending) => name.endsWith(ending))) return 'wrongType';
    if (file.size > limit) return 'tooLarge';
  }
  return null;
}
