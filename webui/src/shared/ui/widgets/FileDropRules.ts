/** Why a dropped file is refused before it is sent. */
export type FileRefusal = 'oneOnly' | 'wrongType' | 'tooLarge';

export function refuseFiles(
  files: readonly Pick<File, 'name' | 'size'>[],
  accept: readonly string[],
  limit: number,
  isMany = false,
): FileRefusal | null {
  if (files.length > 1 && !isMany) return 'oneOnly';
  for (const file of files) {
    const name = file.name.toLowerCase();
    if (accept.length > 0 && !accept.some((ending) => name.endsWith(ending))) return 'wrongType';
  }
  const together = files.reduce((sum, file) => sum + file.size, 0);
  return together > limit ? 'tooLarge' : null;
}
