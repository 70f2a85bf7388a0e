import { act } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  drafts,
  info,
  onServer,
  open,
  pass,
  solution,
  startAnew,
  write,
} from '../../testing/solution';

beforeEach(startAnew);
afterEach(() => void vi.useRealTimers());

describe('another entry of the same grammar', () => {
  const family = { ...info, languages: ['C++', 'C++ 17', 'Python3'], codeTemplate: {} };

  it('takes the text where it has none of its own, and keeps its own where it has', async () => {
    await open('u1', family);
    await write('int main() { return 7; }');
    await act(() => solution.setLanguage('C++ 17'));
    expect(solution.code).toBe('int main() { return 7; }');
    await write('auto main() -> int {}');
    await act(() => solution.setLanguage('C++'));
    expect(solution.code).toBe('int main() { return 7; }');
    await act(() => solution.setLanguage('C++ 17'));
    expect(solution.code).toBe('auto main() -> int {}');
    await act(() => solution.setLanguage('Python3'));
    expect(solution.code).toBe('');
  });

  it('shows what the server holds of it, not what was carried over', async () => {
    await open('u1', family);
    await write('int main() {}');
    await pass(5000);
    drafts.write('C++ 17', 'from the library');
    await act(() => solution.setLanguage('C++ 17'));
    await pass(5000);
    expect(solution.code).toBe('from the library');
    expect(solution.draft?.conflict).toBeNull();
    expect(onServer('C++')).toBe('int main() {}');
  });

  it('begins with the template that is its own', async () => {
    await open('u1', { ...family, codeTemplate: { 'C++ 17': '// C++ 17 only' } });
    await write('int main() {}');
    await act(() => solution.setLanguage('C++ 17'));
    expect(solution.code).toBe('// C++ 17 only');
  });
});
