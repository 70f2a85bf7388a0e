/** What the editor offers while C or C++ is written: keywords, names of the library, words of the text. */
import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completeAnyWord,
} from '@codemirror/autocomplete';

const keywords =
  'auto bool break case char class const constexpr continue default delete do double else enum false float for if inline int long namespace new nullptr operator private public return short signed sizeof static struct switch template this true typedef typename union unsigned using virtual void while';
const functions =
  'abs accumulate assert begin binary_search ceil cin count cout cerr endl end erase exit fabs fill find floor freopen gcd getline getchar insert iota is_sorted log lower_bound make_pair max max_element memset min min_element move next_permutation pow printf push_back pop_back emplace_back putchar puts reverse round scanf setprecision sort sqrt stable_sort stoi stoll strlen substr swap to_string unique upper_bound clear empty front back push pop top size resize c_str first second';
const types =
  'array bitset deque list map multimap multiset pair priority_queue queue set stack string stringstream tuple unordered_map unordered_set vector int64_t uint64_t size_t std';
const includes =
  'bits/stdc++.h iostream cstdio cmath string vector algorithm map set queue stack iomanip cstring';

const named = (words: string, type: string): Completion[] =>
  words.split(' ').map((label) => ({ label, type }));

const known: readonly Completion[] = [
  ...named(keywords, 'keyword'),
  ...named(functions, 'function'),
  ...named(types, 'type'),
  ...includes.split(' ').map((name) => ({ label: `#include <${name}>`, type: 'keyword' })),
];
const knownNames = new Set(known.map(({ label }) => label));

export async function completeCpp(context: CompletionContext): Promise<CompletionResult | null> {
  const word = context.matchBefore(/#?\w*(?: ?<[\w/+.]*)?$/);
  const isStart = /^(?:#|[A-Za-z_]\w)/.test(word?.text ?? '');
  if (!word || (!isStart && !context.explicit)) return null;
  const own = await completeAnyWord(context);
  const written = (own?.options ?? []).filter(
    ({ label }) => !knownNames.has(label) && label !== word.text,
  );
  return {
    from: word.from,
    options: [...known, ...written.map((each) => ({ ...each, boost: 1 }))],
    validFor: /^#?[\w <>/+.]*$/,
  };
}
