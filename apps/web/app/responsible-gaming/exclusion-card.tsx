import { requestReinstatement } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { Exclusion } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'

import { useMerchantTime } from '../merchant/public-times.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import styles from './safe-play.module.css'
import { useResponsibleGamingCall } from './use-responsible-gaming-call.ts'

/** Notice of a time-out or self-exclusion: its duration, and the available actions. */
export function ExclusionCard({ exclusion }: { exclusion: Exclusion }) {
  const { t } = useLingui()
  const reinstatement = useResponsibleGamingCall(requestReinstatement)
  return (
    <section className={styles.exclusion} aria-labelledby="rest-title">
      <h2 id="rest-title" className={styles.remainingTitle}>{t`You’re taking a break`}</h2>
      <p className={styles.until}>
        <Until exclusion={exclusion} />
      </p>
      <p>{t`You can still log in, view your account and withdraw. Open bets will be settled and paid.`}</p>
      <Alert message={reinstatement.failure} />
      {exclusion.mayRequestReinstatement && (
        <Button
          wide
          busy={reinstatement.isPending}
          onClick={() => reinstatement.mutate({})}
        >{t`Request to play again`}</Button>
      )}
      <ButtonLink wide variant="quiet" to="/m/withdraw">{t`Withdraw`}</ButtonLink>
    </section>
  )
}

function Until({ exclusion: { until, mayRequestReinstatement, reinstatedAt } }: { exclusion: Exclusion }) {
  const { t } = useLingui()
  const formatZonedTime = useMerchantTime()
  if (reinstatedAt) return t`You can play again from ${formatZonedTime(reinstatedAt)}.`
  if (mayRequestReinstatement)
    return t`The minimum period is over. Your self-exclusion ends one day after you request it.`
  if (until === null) return t`Permanently`
  return t`Until ${formatZonedTime(until)}`
}
