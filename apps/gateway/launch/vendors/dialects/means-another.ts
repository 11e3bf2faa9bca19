import type { SpokenCall, SpokenDialect } from './spoken-dialect.ts'

/**
 * Knows a body that has fields which only other calls of the dialect take. Signatures are over the body, not over where it
 * goes: a bet that somebody has overheard would otherwise be a well signed refund of itself at another path. What no call of
 * the dialect knows is a vendor's own business.
 */
export function meaningAnother(
  { calls }: Pick<SpokenDialect, 'calls'>,
  { fields: own }: Pick<SpokenCall, 'fields'>,
): (said: unknown) => boolean {
  const others = new Set(calls.flatMap(({ fields }) => fields).filter((field) => !own.includes(field)))
  return (said) => typeof said === 'object' && said !== null && Object.keys(said).some((field) => others.has(field))
}
