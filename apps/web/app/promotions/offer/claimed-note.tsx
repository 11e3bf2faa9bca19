import type { Reward } from '@ante/contract/promotions/rewards.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../lib/i18n/format-money.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './claimed-note.module.css'

/** Note for a reward in the wallet, with the wagering requirement before it can be withdrawn. */
export function ClaimedNote({ reward }: { reward: Reward }) {
  const { t, i18n } = useLingui()
  const money = (amount: string) => formatMoney({ amount, currency: reward.currency }, i18n.locale)
  const [paid, required] = [money(reward.amount), money(reward.required)]
  const isFree = Number(reward.required) === 0
  return (
    <div className={styles.note}>
      <p className={styles.paid}>
        <Icon name="check" size={22} />
        <output className={styles.text}>{t`${paid} has been added to your balance.`}</output>
      </p>
      <p className={styles.soft}>
        {isFree ? t`It’s yours right away. No wagering required.` : t`Wager ${required} in total before withdrawing.`}
      </p>
      <ButtonLink wide variant="quiet" to={isFree ? '/m/home' : '/m/turnover'}>
        {isFree ? t`Go to games` : t`See wagering left`}
      </ButtonLink>
    </div>
  )
}
