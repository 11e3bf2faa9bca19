import type { ReferralOffer } from '@ante/contract/promotions/referral.ts'
import { useLingui } from '@lingui/react/macro'

import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import styles from './referral.module.css'

interface OfferStepsProps {
  offer: ReferralOffer | null
  currency: string
}

/** Explanation of the referral steps, with the current amounts. */
export function OfferSteps({ offer, currency }: OfferStepsProps) {
  const { t } = useLingui()
  if (!offer)
    return (
      <p
        className={styles.note}
      >{t`There’s no referral reward right now. Your link still works, and friends who join with it stay listed here.`}</p>
    )
  return (
    <section className={styles.part} aria-labelledby="invite-steps">
      <h2 id="invite-steps" className={styles.heading}>{t`How it works`}</h2>
      <ol className={styles.steps}>
        <li className={styles.step}>{t`Your friend registers with your link or code.`}</li>
        {offer.friend && <FriendStep friend={offer.friend} currency={currency} />}
        {offer.play && <PlayStep play={offer.play} currency={currency} />}
      </ol>
      <BonusTerms multiple={offer.multiple} />
    </section>
  )
}

function FriendStep({ friend, currency }: { friend: NonNullable<ReferralOffer['friend']>; currency: string }) {
  const { t, i18n } = useLingui()
  const [deposit, amount] = [friend.deposit, friend.amount].map((item) =>
    formatMoney({ amount: item, currency }, i18n.locale),
  )
  const times = formatCount(Number(friend.multiple), i18n.locale)
  return (
    <li className={styles.step}>
      {Number(friend.multiple) > 0
        ? t`Their first deposit is ${deposit} or more, and they wager it ${times} times. You get ${amount}.`
        : t`Their first deposit is ${deposit} or more. You get ${amount}.`}
    </li>
  )
}

function PlayStep({ play, currency }: { play: NonNullable<ReferralOffer['play']>; currency: string }) {
  const { t, i18n } = useLingui()
  const percent = formatPercent(play.percent, i18n.locale)
  const cap = formatMoney({ amount: play.cap ?? '0', currency }, i18n.locale)
  return (
    <li className={styles.step}>
      {t`Every night you get ${percent} of what your friends bet the day before, whether they won or lost.`}
      {play.cap !== null && ` ${t`Up to ${cap} a day.`}`}
    </li>
  )
}

function BonusTerms({ multiple }: { multiple: string }) {
  const { t, i18n } = useLingui()
  const times = formatCount(Number(multiple), i18n.locale)
  return (
    <p className={styles.soft}>
      {t`Rewards appear in your reward center.`}{' '}
      {Number(multiple) > 0 && t`Wager them ${times} times before withdrawing.`}{' '}
      {t`Accounts of your own, or that share your phone number, email, bank name or device, don’t count.`}
    </p>
  )
}
