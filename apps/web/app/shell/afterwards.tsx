import { useEffect, useState } from 'react'

import { whenIdle } from '../lib/browser/when-idle.ts'
import { Later } from '../ui/later.tsx'
import { laterParts } from './later-parts.ts'

/** What floats over the pages, once the browser has nothing better to do. */
export function Afterwards({ bottomMenu }: { bottomMenu: boolean }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return <Later quiet wanted={isIdle} load={laterParts.floating} props={{ bottomMenu }} />
}
