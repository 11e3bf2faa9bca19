/** A longer pattern is no rule for a name or a password. Source: domain handbook 10.2. */
const LONGEST_PATTERN = 200
/** No field of the form takes more. What a pattern may cost was judged for texts of this length. */
export const LONGEST_FIELD = 255

/** What a merchant who says nothing of his own asks for. Source: domain handbook 10.2. */
export const usualPatterns = { username: '^[A-Za-z][A-Za-z0-9]{5,13}$', password: '^[A-Za-z0-9]{6,12}$' } as const

/**
 * A merchant's pattern, made to match the whole text; null where it is empty, too long, or does not compile. Whether it
 * answers in good time was checked when it was set, so it is matched by the engine of the language.
 */
export function fieldPattern(regExp: string): RegExp | null {
  if (regExp === '' || regExp.length > LONGEST_PATTERN) return null
  return compiled(regExp, 'u') ?? compiled(regExp, '')
}

function compiled(regExp: string, flags: string): RegExp | null {
  try {
    return new RegExp(`^(?:${regExp})$`, flags)
  } catch {
    return null
  }
}
