import { describe, expect, it } from 'vitest';
import { refuseFiles } from './FileDropRules';

describe('a dropped file', () => {
  const zip = { name: 'Cases.ZIP', size: 10 };

  it('is taken when its ending fits, in any case of letters', () => {
    expect(refuseFiles([zip], ['.zip'], 10)).toBeNull();
    expect(refuseFiles([{ name: 'x', size: 1 }], [], 10)).toBeNull();
  });

  it('is refused with company, with another ending, or when it is too large', () => {
    expect(refuseFiles([zip, zip], ['.zip'], 10)).toBe('oneOnly');
    expect(refuseFiles([{ name: 'cases.rar', size: 1 }], ['.zip'], 10)).toBe('wrongType');
    expect(refuseFiles([zip], ['.zip'], 9)).toBe('tooLarge');
  });
});
