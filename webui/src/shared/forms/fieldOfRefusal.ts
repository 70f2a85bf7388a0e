import type { FieldPath, FieldValues } from 'react-hook-form';
import { ApiError } from '../api/errors';

/** The field at which a refusal belongs: by its key, or by the name that the server gives. */
export function fieldOfRefusal<Values extends FieldValues>(
  error: unknown,
  values: Values,
  fieldOf: Readonly<Record<string, FieldPath<Values>>> = {},
): FieldPath<Values> | null {
  if (!(error instanceof ApiError)) return null;
  const named = error.field !== null && error.field in values ? error.field : null;
  return fieldOf[error.key] ?? (named as FieldPath<Values> | null);
}
