/** `confirm()` and `alert()` in the look of the site. Needs one <QuestionHost/> in the page. */

export interface Question {
  title: string;
  /** What follows; names the object that it happens to. */
  body?: string;
  confirmLabel?: string;
  /** Null hides the second button: there is nothing to decide. */
  cancelLabel?: string | null;
  isDestructive?: boolean;
}

export interface PendingQuestion extends Question {
  /** The first one counts. */
  answer: (isConfirmed: boolean) => void;
}

let pending: readonly PendingQuestion[] = [];
const listeners = new Set<() => void>();

function change(next: readonly PendingQuestion[]): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Asks; resolves to true only when the main button was pressed. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const entry: PendingQuestion = {
      ...question,
      answer: (isConfirmed) => {
        change(pending.filter((other) => other !== entry));
        resolve(isConfirmed);
      },
    };
    change([...pending, entry]);
  });
}

/** Tells something that must be acknowledged. */
export async function alert(question: Omit<Question, 'cancelLabel'>): Promise<void> {
  await confirm({ ...question, cancelLabel: null });
}

export function currentQuestion(): PendingQuestion | null {
  return pending[0] ?? null;
}

export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
