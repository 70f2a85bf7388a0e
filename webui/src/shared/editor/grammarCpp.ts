import { cpp, cppLanguage } from '@codemirror/lang-cpp';
import { completeCpp } from './completeCpp';

export const grammar = [cpp(), cppLanguage.data.of({ autocomplete: completeCpp })];
