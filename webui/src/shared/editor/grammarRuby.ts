import { StreamLanguage } from '@codemirror/language';
import { ruby } from '@codemirror/legacy-modes/mode/ruby';

export const grammar = StreamLanguage.define(ruby);
