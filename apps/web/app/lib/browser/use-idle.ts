import { useEffect, useState } from 'react'

import { whenIdle } from './when-idle.ts'

/**
 * Whether the browser has been idle since the component was mounted; parts that a page does not need at once wait for
 * it.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
