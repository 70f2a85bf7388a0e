import { screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { show } from '../../../testing/show';
import { SignatureSheet } from './SignatureSheet';
import { adminExamResultsTexts } from './texts';
import type { Printed } from './usePrinted';

const expected = {
  uid: '9',
  username: 'dee',
  realname: 'Dee D.',
  number: '20260109',
  className: null,
  seat: 'East 3',
};

describe('the list for signatures', () => {
  it.each([
    [false, 'Not begun'],
    [true, 'Absent'],
  ])('calls nobody absent who may still begin: over %s, %s', async (isOver, said) => {
    const results = { title: 'Mid-term', problems: [], rows: [], absent: [expected] };
    const printed: Printed = { ...results, version: null, differences: [], isOver };
    await show(<SignatureSheet printed={printed} />, [adminExamResultsTexts]);
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      ...['East 3', '20260109', said, ''],
    ]);
  });
});
