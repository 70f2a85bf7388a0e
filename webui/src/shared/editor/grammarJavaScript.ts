import { StreamLanguage } from '@codemirror/language';
import { javascript } from '@codemirror/legacy-modes/mode/javascript';

export const grammar = StreamLanguage.define(javascript);
