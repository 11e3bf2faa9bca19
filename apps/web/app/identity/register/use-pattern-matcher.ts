import { useEffect, useState } from 'react'

import type { matchesPattern } from './matches-pattern.ts'

export type PatternMatcher = typeof matchesPattern

/** Used until the pattern matcher is loaded, and if it cannot be loaded: only the gateway checks the pattern. */
const acceptAll: PatternMatcher = () => true

/** Returns whether a text matches a merchant's pattern; the matcher is loaded after the form. */
export function usePatternMatcher(): PatternMatcher {
  const [check, setCheck] = useState<{ matchesPattern: PatternMatcher }>({ matchesPattern: acceptAll })
  useEffect(() => {
    import('./matches-pattern.ts').then(setCheck, () => undefined)
  }, [])
  return check.matchesPattern
}
