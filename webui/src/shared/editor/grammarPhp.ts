/** PHP as a language like C; the whole one brings HTML, CSS and JavaScript, ten times as much. */
import { StreamLanguage, type StringStream } from '@codemirror/language';
import { clike } from '@codemirror/legacy-modes/mode/clike';

const words = (list: string) => Object.fromEntries(list.split(' ').map((word) => [word, true]));

const php = clike({
  name: 'php',
  keywords: words(
    'abstract and as break case catch class clone const continue declare default do echo else elseif ' +
      'enum exit extends final finally fn for foreach function global goto if implements include ' +
      'include_once instanceof insteadof interface isset list match namespace new or print private ' +
      'protected public readonly require require_once return static switch throw trait try unset use ' +
      'var while xor yield',
  ),
  types: words('array bool callable float int iterable mixed never object self string void'),
  blockKeywords: words('catch do else elseif for foreach if switch try while finally'),
  atoms: words(
    'true false null TRUE FALSE NULL PHP_EOL PHP_INT_MAX PHP_INT_MIN STDIN STDOUT STDERR',
  ),
  builtin: words(
    'abs array_fill array_key_exists array_keys array_map array_pop array_push array_shift array_sum ' +
      'array_values count explode fgets fopen fscanf implode in_array intdiv intval ksort max min ' +
      'number_format ord chr printf range round rsort sort sprintf sqrt stream_get_contents str_repeat ' +
      'strlen strrev substr trim usort var_dump',
  ),
  multiLineStrings: true,
  hooks: {
    $: (stream: StringStream) => {
      stream.eatWhile(/\w/);
      return 'variableName.special';
    },
    '#': (stream: StringStream) => {
      if (stream.peek() === '[') return null;
      stream.skipToEnd();
      return 'comment';
    },
    '<': (stream: StringStream) => (stream.match(/^\?(php|=)/) ? 'meta' : false),
    '?': (stream: StringStream) => (stream.eat('>') ? 'meta' : false),
  },
});

export const grammar = StreamLanguage.define(php);
