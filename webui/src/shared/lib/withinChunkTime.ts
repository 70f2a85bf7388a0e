/** How long a part of the page may take to come, in ms (S1 §9). */
const limit = 120_000;

/** The same promise, but it fails once the part has been waited for long enough. */
export function withinChunkTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the page did not come in time')), limit);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
