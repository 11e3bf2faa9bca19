import { useEffect, useState } from 'react'

import { whenIdle } from '../lib/when-idle.ts'
import { useMerchant } from '../merchant/public.ts'
import { Later } from '../ui/later.tsx'
import { laterParts } from './later-parts.ts'

const NO_PROPS = {}

/** Customer service floats over the pages where the merchant has some, once the browser has nothing better to do. */
export function ServiceButtons() {
  const { customerService } = useMerchant()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const wanted = isIdle && customerService.length > 0
  return <Later quiet wanted={wanted} load={laterParts.floatingService} props={NO_PROPS} />
}
