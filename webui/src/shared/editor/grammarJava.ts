import { java } from '@codemirror/lang-java';

export const grammar = java();
