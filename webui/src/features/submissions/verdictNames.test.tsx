import { render } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { startI18n } from '../../shared/i18n/i18n';
import { VerdictChip } from '../../shared/ui/VerdictChip';

/** Id, code, Chinese, English, tone, short form on the chip whose title is the name (S1 §4: hidden grey, accepted green, partial blue, wrong red). */
const statuses = [
  ['S1-4.1-2', -5, '已提交', 'Submitted', 'wait'],
  ['S1-4.1-3', -4, '已取消', 'Cancelled', 'wait'],
  ['S1-4.1-4', -3, '格式错误', 'Presentation Error', 'pe'],
  ['S1-4.1-5', -2, '编译错误', 'Compile Error', 'ce'],
  ['S1-4.1-6', -1, '答案错误', 'Wrong Answer', 'bad'],
  ['S1-4.1-7', 0, '通过', 'Accepted', 'good'],
  ['S1-4.1-8', 1, '时间超限', 'Time Limit Exceeded', 'warn', 'Time Limit'],
  ['S1-4.1-9', 2, '内存超限', 'Memory Limit Exceeded', 'mle', 'Memory Limit'],
  ['S1-4.1-10', 3, '运行错误', 'Runtime Error', 're'],
  ['S1-4.1-11', 4, '系统错误', 'System Error', 'se'],
  ['S1-4.1-12', 5, '等待中', 'Pending', 'wait'],
  ['S1-4.1-13', 6, '编译中', 'Compiling', 'wait'],
  ['S1-4.1-14', 7, '评测中', 'Judging', 'wait'],
  ['S1-4.1-15', 8, '部分正确', 'Partial Accepted', 'info', 'Partial'],
  ['S1-4.1-17', 10, '提交失败', 'Submitted Failed', 'se'],
] as const;

const moving: readonly number[] = [5, 6, 7];

async function chipIn(locale: 'zh-CN' | 'en-US', status: number): Promise<HTMLElement> {
  await startI18n(locale);
  const { container } = render(<VerdictChip status={status} />);
  return container.firstElementChild as HTMLElement;
}

describe('a status has its name in both languages and its colour', () => {
  const nameOf = (chip: HTMLElement) => chip.title || chip.textContent;
  for (const [id, code, chinese, english, tone, short] of statuses) {
    it(`${code} is ${english} [${id}]`, async () => {
      const chip = await chipIn('zh-CN', code);
      expect(nameOf(chip)).toBe(chinese);
      expect(chip.classList.contains(tone)).toBe(true);
      const inEnglish = await chipIn('en-US', code);
      expect(nameOf(inEnglish)).toBe(english);
      expect(inEnglish.textContent).toBe(short ?? english);
    });
  }

  it('turns a ring while it waits, compiles or is judged, and only then [S1-4.1-18]', async () => {
    for (const [, code] of statuses) {
      const ring = (await chipIn('en-US', code)).querySelector('.spinner');
      expect([code, ring !== null]).toEqual([code, moving.includes(code)]);
    }
  });
});
