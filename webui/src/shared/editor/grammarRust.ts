import { StreamLanguage } from '@codemirror/language';
import { rust } from '@codemirror/legacy-modes/mode/rust';

export const grammar = StreamLanguage.define(rust);
