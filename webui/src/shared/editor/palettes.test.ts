import { expect, test } from 'vitest';
import { editorThemes } from './editorThemes';
import { readPalette } from './palettes';

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const named = editorThemes.filter((theme) => theme !== 'site');

test.each(named)('every colour of %s reads at 4.5 to 1', (theme) => {
  const { isDark: _dark, ground, activeLine, selection: _selection, ...texts } = readPalette(theme);
  const faint = Object.entries(texts).filter(
    ([, colour]) => contrast(colour, ground) < 4.5 || contrast(colour, activeLine) < 4.5,
  );
  expect(faint).toEqual([]);
});
