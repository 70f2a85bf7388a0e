/** Files chosen one by one, as the archive that the call for test data takes: a zip whose entries are
 * stored as they are. Contents are read piece by piece for their checksums alone. */

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** In bytes: so much of a file is in memory at a time. */
const pieceSize = 4 * 1024 * 1024;

async function checksumOf(file: File): Promise<number> {
  let value = 0xffffffff;
  for (let start = 0; start < file.size; start += pieceSize) {
    const piece = new Uint8Array(await file.slice(start, start + pieceSize).arrayBuffer());
    for (const byte of piece) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** What an entry's own head and its row in the directory have in common, from "version needed" on. */
function entryFields(name: Uint8Array, size: number, checksum: number): number[] {
  const version = 20;
  const utf8Names = 0x0800;
  const [stored, time, firstDay] = [0, 0, 0x21];
  return [
    ...bytes2(version, utf8Names, stored, time, firstDay),
    ...bytes4(checksum, size, size),
    ...bytes2(name.length, 0),
  ];
}

const bytes2 = (...values: number[]) => values.flatMap((each) => [each & 0xff, (each >> 8) & 0xff]);
const bytes4 = (...values: number[]) =>
  values.flatMap((each) => bytes2(each & 0xffff, (each >>> 16) & 0xffff));

/** Fewer than 65,536 files and less than 4 GiB together, which the call does not take anyway. */
export async function storedZip(files: readonly File[], name: string): Promise<File> {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let [offset, directorySize] = [0, 0];
  for (const file of files) {
    const path = new TextEncoder().encode(file.name);
    const fields = entryFields(path, file.size, await checksumOf(file));
    const head = Uint8Array.from([...bytes4(0x04034b50), ...fields]);
    const row = Uint8Array.from([
      ...bytes4(0x02014b50),
      ...bytes2(20),
      ...fields,
      ...bytes2(0, 0, 0),
      ...bytes4(0, offset),
    ]);
    parts.push(head, path, file);
    directory.push(row, path);
    offset += head.length + path.length + file.size;
    directorySize += row.length + path.length;
  }
  const end = Uint8Array.from([
    ...bytes4(0x06054b50),
    ...bytes2(0, 0, files.length, files.length),
    ...bytes4(directorySize, offset),
    ...bytes2(0),
  ]);
  return new File([...parts, ...directory, end], name, { type: 'application/zip' });
}
