import { useEffect, useState } from 'react'

import type { fits } from './field-fits.ts'

export type Fits = typeof fits

/** Until the pattern matcher is loaded, and if it fails to load, only the gateway decides. */
const leftToGateway: Fits = () => true

/** Returns whether a text matches a merchant's pattern; the matcher is loaded after the form. */
export function useFieldFits(): Fits {
  const [check, setCheck] = useState<{ fits: Fits }>({ fits: leftToGateway })
  useEffect(() => {
    import('./field-fits.ts').then(setCheck, () => undefined)
  }, [])
  return check.fits
}
