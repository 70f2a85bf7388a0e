/** The problem editor with a problem on a server that answers from a table. */
import { screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { Route } from 'wouter';
import AdminFrame from '../features/admin/AdminFrame';
import { CheckStep, CodeStep, DataStep } from '../features/admin/problem-editor/laterSteps';
import { adminProblemEditorOutputsTexts } from '../features/admin/problem-editor/outputs/texts';
import ProblemEditorPage from '../features/admin/problem-editor/ProblemEditorPage';
import { adminProblemEditorTexts } from '../features/admin/problem-editor/texts';
import { adminTexts } from '../features/admin/texts';
import { widgetsTexts } from '../shared/ui/widgets/texts';
import { ok } from './fakeServer';
import { show } from './show';

export const stored = {
  id: 1000,
  problemId: 'P1000',
  title: 'A+B',
  author: 'teacher',
  source: '',
  type: 0,
  judgeMode: 'default',
  judgeCaseMode: 'default',
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  description: '',
  input: 'Two numbers',
  output: 'Their sum',
  hint: '',
  statements: null,
  examples: '<input>1 2</input><output>3</output>',
  difficulty: 0,
  auth: 1,
  codeShare: true,
  isRemoveEndBlank: true,
  openCaseResult: true,
  isUploadCase: false,
  isRemote: false,
  isFileIO: false,
  ioReadFileName: null,
  ioWriteFileName: null,
  showCheckerComment: false,
  userExtraFile: null,
  judgeExtraFile: null,
  spjAbi: 'hoj',
  spjLanguage: null,
  spjArgs: null,
  checkerAbi: null,
  checkerLanguage: null,
  checkerArgs: null,
  checkerCode: null,
  spjCode: null,
  unsupported: false,
  unsupportedReason: null,
  importFormat: null,
  hasOriginal: false,
  attachments: [],
  gmtModified: '2026-11-21T01:30:12.000+00:00',
};
export const languages = [
  { id: 1, name: 'C', contentType: 'text/x-csrc', isSpj: true },
  { id: 2, name: 'Python3', contentType: 'text/x-python', isSpj: false },
];
/** What the page reads before anything can be done. */
export const reading = {
  'GET /api/languages': ok(languages),
  'GET /api/get-all-problem-tags': ok([]),
  'GET /api/admin/problem': ok(stored),
  'GET /api/admin/problem/get-problem-list': ok({ records: [{ id: 1041 }] }),
  'GET /api/admin/problem/get-problem-cases': ok([
    { input: '1 2', output: '3', score: null, groupNum: 1 },
  ]),
  'GET /api/get-problem-tags': ok([]),
  'GET /api/get-problem-languages': ok(languages),
  'GET /api/get-problem-code-template': ok([]),
};

export async function openEditor(address: string) {
  await Promise.all([DataStep, CodeStep, CheckStep].map((step) => step.preload()));
  history.replaceState(null, '', address);
  await show(
    <AdminFrame route="AdminProblemEdit">
      <Route path="/admin/problem/create" component={ProblemEditorPage} />
      <Route path="/admin/problem/edit/:pid" component={ProblemEditorPage} />
    </AdminFrame>,
    [adminTexts, adminProblemEditorTexts, adminProblemEditorOutputsTexts, widgetsTexts],
  );
  return screen.findByRole('textbox', { name: /^Title/ });
}

/** A step of the editor, by a word of its name. */
export const goTo = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

/** Switches the way of judging, and reads what that brings. */
export async function switchMode(mode: string) {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comparison' }), mode);
  await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
}

export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
