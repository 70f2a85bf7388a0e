import { cpp } from '@codemirror/lang-cpp';

export const grammar = cpp();
