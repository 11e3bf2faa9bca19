/** Maximum length of a pattern for a name or a password. Source: domain handbook 10.2. */
const MAX_PATTERN_LENGTH = 200
/** Maximum length of a form field. A pattern's running time is checked for texts of this length when it is set. */
export const MAX_FIELD_LENGTH = 255

/** Default patterns of a merchant. Source: domain handbook 10.2. */
export const defaultPatterns = { username: '^[A-Za-z][A-Za-z0-9]{5,13}$', password: '^[A-Za-z0-9]{6,12}$' } as const

/**
 * Returns a merchant's pattern, anchored to the whole text; null if it is empty, too long, or does not compile. Its
 * running time was checked when it was set, so the native engine is used.
 */
export function fieldPattern(regExp: string): RegExp | null {
  if (regExp === '' || regExp.length > MAX_PATTERN_LENGTH) return null
  return compiled(regExp, 'u') ?? compiled(regExp, '')
}

function compiled(regExp: string, flags: string): RegExp | null {
  try {
    return new RegExp(`^(?:${regExp})$`, flags)
  } catch {
    return null
  }
}
