import type { PromotionDetail, PromotionNeed } from '@ante/contract/promotions/promotions.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './detail.module.css'
import { progressOf } from './progress.ts'

/** The requirements of a promotion, with the member's progress. */
export function NeedsPart({ promotion: { needs, currency } }: { promotion: PromotionDetail }) {
  const { t } = useLingui()
  const texts = useNeedTexts(currency)
  if (needs.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="promotion-needs">
      <h3 id="promotion-needs" className={styles.heading}>{t`How to qualify`}</h3>
      <ol className={styles.needs}>
        {needs.map((need) => (
          <li key={need.kind} className={styles.need}>
            <span>{texts(need)}</span>
            <Progress need={need} currency={currency} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Progress({ need, currency }: { need: PromotionNeed; currency: string }) {
  const { t, i18n } = useLingui()
  const progress = progressOf(need)
  if (!progress) return null
  const formatValue = (value: string) =>
    progress.isMoney ? formatMoney({ amount: value, currency }, i18n.locale) : formatCount(Number(value), i18n.locale)
  const [done, target] = [formatValue(progress.done), formatValue(progress.target)]
  return (
    <span className={styles.progress}>
      <ProgressBar label={t`Your progress`} value={progress.share} max={1} />
      <span className={styles.figures}>
        <Trans>
          <bdi>{done}</bdi> of <bdi>{target}</bdi>
        </Trans>
      </span>
    </span>
  )
}

function useNeedTexts(currency: string): (need: PromotionNeed) => string {
  const { t, i18n } = useLingui()
  return ({ kind, minimum: min, count }) => {
    const amount = formatMoney({ amount: min ?? '0', currency }, i18n.locale)
    const times = count === null ? '' : formatCount(count, i18n.locale)
    const texts: Record<PromotionNeed['kind'], string> = {
      application: t`Send us an application. We review each one.`,
      code: t`Enter your promo code.`,
      register: t`Have an account.`,
      join: t`Join with one tap.`,
      loss: min === null ? t`Lose more than you win in a day.` : t`Lose ${amount} or more in a day.`,
      deposit: depositTexts(),
      deposits: min === null ? t`Deposits: ${times}` : t`Deposits: ${times}, each of ${amount} or more`,
      turnover: t`Bet ${amount} in total.`,
      wins: t`Rounds won: ${times}`,
      logins: t`Days logged in: ${times}`,
    }
    return texts[kind]

    function depositTexts(): string {
      if (count === 1)
        return min === null ? t`Make your first deposit.` : t`Make your first deposit: ${amount} or more.`
      if (count === null) return min === null ? t`Make a deposit.` : t`Deposit ${amount} or more.`
      return min === null ? t`Make deposit number ${times}.` : t`Make deposit number ${times}: ${amount} or more.`
    }
  }
}
