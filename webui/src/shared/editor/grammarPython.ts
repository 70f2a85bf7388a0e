import { python } from '@codemirror/lang-python';

export const grammar = python();
