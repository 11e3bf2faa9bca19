import type { Rebate } from '@ante/contract/promotions/rebates.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { useIsExcluded } from '../../responsible-gaming/public.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { Money } from '../../ui/money.tsx'
import { ExclusionNote } from '../offer/exclusion-note.tsx'
import styles from './manual-rebate.module.css'
import { useClaim } from './use-claim.ts'

/** The claimable amount, and the button that claims it. */
export function ClaimCard({ rebate }: { rebate: Rebate }) {
  const { t } = useLingui()
  const { claim, isClaiming, failure } = useClaim()
  const isExcluded = useIsExcluded()
  const { total, currency, claimable } = rebate
  return (
    <section className={styles.card} aria-labelledby="rebate-total">
      <h2 id="rebate-total" className={styles.label}>{t`Current rebate`}</h2>
      <p className={styles.total}>
        <FittedFigures amount={total} currency={currency}>
          <Money amount={total} currency={currency} />
        </FittedFigures>
      </p>
      <p className={styles.reason}>
        <ClaimNote rebate={rebate} />
      </p>
      {isExcluded ? (
        <ExclusionNote />
      ) : (
        <Button variant="reward" wide disabled={!claimable} busy={isClaiming} onClick={claim}>{t`Claim`}</Button>
      )}
      <Alert message={failure} />
    </section>
  )
}

/** Explains whether the rebate can be claimed, and how it is paid otherwise. */
function ClaimNote({ rebate }: { rebate: Rebate }) {
  const { t } = useLingui()
  const { total, minimum, currency, claimable, settlesAt } = rebate
  const time = useMerchantTime()(settlesAt)
  if (claimable) return t`Unclaimed rebates are paid automatically, next at ${time}.`
  if (total.startsWith('-'))
    return t`Some bets were voided after their rebate was paid. Your next bets cover this first.`
  if (Number(total) === 0) return t`Every settled bet adds to it, win or lose.`
  return (
    <Trans>
      You can claim from <Money amount={minimum} currency={currency} />. Smaller amounts are paid automatically at{' '}
      {time}, one day later.
    </Trans>
  )
}
