import { useEffect, useState } from 'react'

import type { fits } from './field-fits.ts'

export type Fits = typeof fits

/** Until it is known here what a pattern lets through, and where it never is, the gateway alone decides. */
const leftToGateway: Fits = () => true

/** Whether a text follows a merchant's pattern; what finds that out comes after the form stands. */
export function useFieldFits(): Fits {
  const [check, setCheck] = useState<{ fits: Fits }>({ fits: leftToGateway })
  useEffect(() => {
    import('./field-fits.ts').then(setCheck, () => undefined)
  }, [])
  return check.fits
}
