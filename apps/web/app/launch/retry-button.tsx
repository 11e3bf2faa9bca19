import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'

import { useCountdown } from '../lib/browser/use-countdown.ts'
import { Button } from '../ui/button.tsx'

/** Above it nobody waits and counts: then the button is there at once. */
const LONGEST_COUNT_SECONDS = 60

/** Tries again, after so many seconds at the earliest. */
export function RetryButton({ seconds, onRetry }: { seconds: number; onRetry: () => void }) {
  const { t } = useLingui()
  const { secondsLeft, start } = useCountdown()
  const begin = useEffectEvent(() => start(Math.min(seconds, LONGEST_COUNT_SECONDS)))
  useEffect(() => begin(), [])
  return (
    <Button wide disabled={secondsLeft > 0} onClick={onRetry}>
      {secondsLeft > 0 ? t`Try again in ${secondsLeft} s` : t`Try again`}
    </Button>
  )
}
