import type { RainClaimed, RedRain } from '@ante/contract/promotions/red-rain.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { RollingFigures } from '../../../ui/rolling-figures.tsx'
import type { Play } from '../use-play.ts'
import styles from './round.module.css'

interface OpenedEnvelopeProps {
  claimed: RainClaimed
  rain: RedRain
  play: Play
}

/** The reward of the envelope, and the next action. */
export function OpenedEnvelope({ claimed, rain, play }: OpenedEnvelopeProps) {
  const { t } = useLingui()
  const { amount } = claimed.result
  const mayPlayAgain = rain.state === 'RUNNING' && !rain.isSpent && rain.playsLeft !== null && rain.playsLeft > 0
  return (
    <div className={styles.end} data-won={Number(amount) > 0 || undefined}>
      <span className={styles.picture}>
        <Picture src="/pictures/states/red-envelope-open.svg" alt="" width={200} height={160} bare />
      </span>
      {Number(amount) > 0 ? <Won claimed={claimed} /> : <Nothing />}
      <div className={styles.actions}>
        <Alert message={play.failure} />
        {mayPlayAgain && (
          <Button variant="reward" wide busy={play.isStarting} onClick={play.start}>{t`Play again`}</Button>
        )}
        <Button variant="quiet" wide onClick={play.close}>{t`Close`}</Button>
      </div>
    </div>
  )
}

function Won({ claimed: { result, required, currency } }: { claimed: RainClaimed }) {
  const { t, i18n } = useLingui()
  const money = (amount: string) => formatMoney({ amount, currency }, i18n.locale)
  const [won, toPlay] = [money(result.amount), money(required)]
  const shownAmount = useLater(won)
  return (
    <output>
      <span className={styles.title}>{t`Your envelope contains`}</span>
      <span className={styles.amount}>
        <RollingFigures text={shownAmount ?? won.replace(/\d/g, '0')} accessibleText={won} />
      </span>
      <span className={styles.soft}>
        {t`It’s in your balance.`}{' '}
        {Number(required) === 0 ? t`No wagering required.` : t`Wager ${toPlay} in total before withdrawing.`}
      </span>
    </output>
  )
}

function Nothing() {
  const { t } = useLingui()
  return (
    <output>
      <span className={styles.title}>{t`No envelope this time`}</span>
      <span className={styles.soft}>{t`You didn’t tap an envelope, so none was opened. One tap is enough.`}</span>
    </output>
  )
}

/** Returns the text one frame later, and null before, so that the digits roll to their value. */
function useLater(text: string): string | null {
  const [shownAmount, setShown] = useState<string | null>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(text))
    return () => cancelAnimationFrame(frame)
  }, [text])
  return shownAmount
}
