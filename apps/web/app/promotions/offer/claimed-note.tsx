import type { Reward } from '@ante/contract/promotions/rewards.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../lib/words/format.ts'
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
        <output className={styles.words}>{t`${paid} is in your balance.`}</output>
      </p>
      <p className={styles.soft}>
        {isFree
          ? t`It is yours at once: nothing has to be played before you withdraw.`
          : t`Bet ${required} in all before you withdraw.`}
      </p>
      <ButtonLink wide look="quiet" to={isFree ? '/m/home' : '/m/turnover'}>
        {isFree ? t`To the games` : t`See what is left to play`}
      </ButtonLink>
    </div>
  )
}
