import { useEffect, useState } from 'react'

import { whenIdle } from './when-idle.ts'

/** True once the browser has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
