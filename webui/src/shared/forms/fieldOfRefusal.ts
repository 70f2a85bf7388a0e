import type { FieldPath, FieldValues } from 'react-hook-form';
import { ApiError } from '../api/errors';

/** By the keys of refusals (contract 00-conventions §12); a form of one field puts all of them there. */
export type FieldOf<Values extends FieldValues> =
  | FieldPath<Values>
  | Readonly<Record<string, FieldPath<Values>>>;

/** The field at which a refusal belongs: by its key, or by the name that the server gives. */
export function fieldOfRefusal<Values extends FieldValues>(
  error: unknown,
  values: Values,
  fieldOf: FieldOf<Values> = {},
): FieldPath<Values> | null {
  if (typeof fieldOf === 'string') return fieldOf;
  if (!(error instanceof ApiError)) return null;
  const named = error.field !== null && error.field in values ? error.field : null;
  return fieldOf[error.key] ?? (named as FieldPath<Values> | null);
}
