import { useEffect, useState } from 'react'

import { whenIdle } from './when-idle.ts'

/**
 * Whether the browser has been idle since the component was mounted. Parts that a page does not need at once are
 * rendered then.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
