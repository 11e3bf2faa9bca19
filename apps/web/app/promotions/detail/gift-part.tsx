import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'

import { formatDays } from '../../lib/i18n/format-countdown.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { exampleOf } from '../offer/example.ts'
import { useGiftTexts } from '../offer/use-gift-texts.ts'
import styles from './detail.module.css'

/** The reward of a promotion, with an example of its wagering requirement. */
export function GiftPart({ promotion }: { promotion: PromotionDetail }) {
  const { t, i18n } = useLingui()
  const giftTexts = useGiftTexts(promotion.currency)
  const { gift, rewardDays, entry } = promotion
  if (!gift) return null
  const days = rewardDays === null ? null : formatDays(rewardDays, i18n.locale)
  return (
    <section className={styles.gift} aria-labelledby="promotion-gift">
      <h3 id="promotion-gift" className={styles.soft}>{t`What you get`}</h3>
      <p className={styles.figure}>{giftTexts(gift)}</p>
      <p className={styles.example}>
        <ExampleTexts promotion={promotion} gift={gift} />
      </p>
      {!entry?.reward && (
        <p className={styles.soft}>
          {days === null
            ? t`It’s added to your balance automatically.`
            : t`You have ${days} to claim it once you receive it.`}
        </p>
      )}
    </section>
  )
}

type Gift = NonNullable<PromotionDetail['gift']>

function ExampleTexts({ promotion, gift }: { promotion: PromotionDetail; gift: Gift }) {
  const { t, i18n } = useLingui()
  const money = (amount: string) => formatMoney({ amount, currency: promotion.currency }, i18n.locale)
  const example = exampleOf({ ...promotion, gift })
  const [reward, played] = [money(example.gift), money(example.toPlay)]
  const from = money(example.base ?? '0')
  const isFree = Number(example.toPlay) === 0
  if (gift.kind !== 'share') {
    if (isFree) return t`It’s yours right away. No wagering required.`
    return t`For ${reward}, wager ${played} in total before withdrawing.`
  }
  const first = gift.of === 'loss' ? t`Lose ${from}, get ${reward}.` : t`Deposit ${from}, get a bonus of ${reward}.`
  return (
    <>
      {first}{' '}
      {isFree ? t`It’s yours right away. No wagering required.` : t`Wager ${played} in total before withdrawing.`}
    </>
  )
}
