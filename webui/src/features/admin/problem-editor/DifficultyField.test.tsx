import { screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { fakeServer, ok } from '../../../testing/fakeServer';
import { show } from '../../../testing/show';
import { DifficultyField } from './DifficultyField';
import { adminProblemEditorTexts } from './texts';

const levels = ['Easy', 'Mid', 'Hard', 'Contest', 'Final'].map((name, id) => ({
  ...{ id, name, color: '#123456' },
}));

function Form({ onSend }: { onSend: (difficulty: string) => void }) {
  const form = useForm({ defaultValues: { difficulty: '4' } });
  return (
    <FormProvider {...form}>
      <DifficultyField />
      <button type="button" onClick={form.handleSubmit((values) => onSend(values.difficulty))}>
        Send
      </button>
    </FormProvider>
  );
}

it('offers the levels that the site added, and keeps the one that a problem has', async () => {
  fakeServer({ 'GET /api/difficulty': ok(levels) });
  const sent: string[] = [];
  await show(<Form onSend={(difficulty) => sent.push(difficulty)} />, [adminProblemEditorTexts]);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  await screen.findByRole('option', { name: 'Final' });
  const select = screen.getByRole('combobox', { name: 'Difficulty' }) as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe('Final');
  await send();
  await userEvent.selectOptions(select, 'Contest');
  await send();
  expect(sent).toEqual(['4', '4', '3']);
});
