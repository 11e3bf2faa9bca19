import type { DialectCall, DialectDefinition } from './dialect-definition.ts'

/**
 * Detects a body with fields that only other calls of the dialect accept. Signatures cover the body, not the path: a
 * captured bet would otherwise be a validly signed refund of itself at another path. Fields unknown to the dialect are
 * allowed.
 */
export function hasFieldsOfOtherCalls(
  { calls }: Pick<DialectDefinition, 'calls'>,
  { fields: fieldsOfCall }: Pick<DialectCall, 'fields'>,
): (values: unknown) => boolean {
  const fieldsOfOtherCalls = new Set(
    calls.flatMap(({ fields }) => fields).filter((field) => !fieldsOfCall.includes(field)),
  )
  return (input) =>
    typeof input === 'object' && input !== null && Object.keys(input).some((field) => fieldsOfOtherCalls.has(field))
}
