import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'

import { useCountdown } from '../lib/browser/use-countdown.ts'
import { Button } from '../ui/button.tsx'

/** Maximum seconds of a countdown. For a longer wait the button is enabled immediately. */
const MAX_COUNTDOWN_SECONDS = 60

/** A retry button, enabled after this number of seconds. */
export function RetryButton({ seconds, onRetry }: { seconds: number; onRetry: () => void }) {
  const { t } = useLingui()
  const { secondsLeft, start } = useCountdown()
  const begin = useEffectEvent(() => start(Math.min(seconds, MAX_COUNTDOWN_SECONDS)))
  useEffect(() => begin(), [])
  return (
    <Button wide disabled={secondsLeft > 0} onClick={onRetry}>
      {secondsLeft > 0 ? t`Try again in ${secondsLeft} s` : t`Try again`}
    </Button>
  )
}
