/** A longer pattern is no rule for a name or a password. Source: domain handbook 10.2. */
const LONGEST_PATTERN = 200

/** What a merchant who says nothing of his own asks for. Source: domain handbook 10.2. */
export const usualPatterns = { username: '^[A-Za-z][A-Za-z0-9]{5,13}$', password: '^[A-Za-z0-9]{6,12}$' } as const

/** A repetition of something that repeats, as in `(a+)+`: some texts keep it busy for years. */
const ENDLESS = /\([^()]*[*+{][^()]*\)[*+{]/

/** A merchant's pattern, made to match the whole text; null where it is too long, endless, or does not compile. */
export function fieldPattern(regExp: string): RegExp | null {
  if (regExp === '' || regExp.length > LONGEST_PATTERN || ENDLESS.test(regExp)) return null
  return compiled(regExp, 'u') ?? compiled(regExp, '')
}

function compiled(regExp: string, flags: string): RegExp | null {
  try {
    return new RegExp(`^(?:${regExp})$`, flags)
  } catch {
    return null
  }
}
