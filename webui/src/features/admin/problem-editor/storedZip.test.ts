import { expect, it } from 'vitest';
import { storedZip } from './storedZip';

/** Name, checksum and content of each entry, found by the archive's own directory. */
async function entriesOf(archive: File) {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let row = view.getUint32(end + 16, true);
  expect(row + view.getUint32(end + 12, true)).toBe(end);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(row, true)).toBe(0x02014b50);
    const [size, length] = [view.getUint32(row + 24, true), view.getUint16(row + 28, true)];
    const name = new TextDecoder().decode(bytes.slice(row + 46, row + 46 + length));
    const checksum = view.getUint32(row + 16, true);
    const head = view.getUint32(row + 42, true);
    expect(view.getUint32(head, true)).toBe(0x04034b50);
    expect(view.getUint32(head + 14, true)).toBe(checksum);
    const content = bytes.slice(head + 30 + length, head + 30 + length + size);
    row += 46 + length;
    return { name, checksum, content };
  });
}

it('packs files so that each is found again, whole and under its name', async () => {
  const texts: Record<string, string> = {
    '1.in': '1 2\n',
    '1.out': '',
    check: '123456789',
    '测试2.in': 'x'.repeat(70_000),
  };
  const files = Object.entries(texts).map(([name, text]) => new File([text], name));
  const found = await entriesOf(await storedZip(files, 'data.zip'));
  expect(found.map((each) => each.name)).toEqual(Object.keys(texts));
  for (const { name, content } of found)
    expect(new TextDecoder().decode(content)).toBe(texts[name]);
  // The check value of CRC-32, and that of nothing.
  const checksums = Object.fromEntries(found.map((each) => [each.name, each.checksum]));
  expect([checksums.check, checksums['1.out']]).toEqual([0xcbf43926, 0]);
});
