import { screen } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { sampleCase } from '../../testing/sampleSubmissions';
import { show } from '../../testing/show';
import { CaseChip } from './CaseChip';
import { problemTexts } from './texts';

test('a case that was left out is not run, and not cancelled', async () => {
  await show(<CaseChip result={sampleCase({ status: -4 })} />, [problemTexts]);
  screen.getByText('Not run');
  expect(screen.queryByText('Cancelled')).toBeNull();
});
