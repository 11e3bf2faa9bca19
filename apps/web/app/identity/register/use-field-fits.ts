import { useEffect, useState } from 'react'

import type { matchesPattern } from './field-fits.ts'

export type PatternMatcher = typeof matchesPattern

/** Until the pattern matcher is loaded, and if it fails to load, only the gateway decides. */
const acceptAll: PatternMatcher = () => true

/** Returns whether a text matches a merchant's pattern; the matcher is loaded after the form. */
export function useFieldFits(): PatternMatcher {
  const [check, setCheck] = useState<{ fits: PatternMatcher }>({ fits: acceptAll })
  useEffect(() => {
    import('./field-fits.ts').then(setCheck, () => undefined)
  }, [])
  return check.fits
}
