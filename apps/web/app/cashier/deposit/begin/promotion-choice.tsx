import type { DepositPromotion } from '@ante/contract/cashier/payment-channels.ts'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { formatCount } from '../../../lib/i18n/format-count.ts'
import { formatPercent } from '../../../lib/i18n/format-percent.ts'
import { formatMoney } from '../../../lib/i18n/format-money.ts'
import styles from './begin.module.css'
import type { DepositForm } from './use-deposit-form.ts'

/** Selection of a bonus or none: with the benefit and requirements of each. */
export function PromotionChoice({ form }: { form: DepositForm }) {
  const { t } = useLingui()
  const name = useId()
  const { promotions, promotion, choosePromotion } = form
  if (promotions.length === 0) return null
  return (
    <fieldset className={styles.promotions}>
      <legend className={styles.title}>{t`Bonus`}</legend>
      <Option name={name} on={promotion === null} onChoose={() => choosePromotion(null)} title={t`No bonus`}>
        {t`You can withdraw sooner.`}
      </Option>
      {promotions.map((item) => (
        <Option
          key={item.promotionId}
          name={name}
          on={promotion?.promotionId === item.promotionId}
          onChoose={() => choosePromotion(item.promotionId)}
          title={item.title}
        >
          <Terms promotion={item} currency={form.offered.currency} />
        </Option>
      ))}
    </fieldset>
  )
}

interface OptionProps {
  name: string
  on: boolean
  title: string
  onChoose(): void
  children: ReactNode
}

function Option({ name, on, title, onChoose, children }: OptionProps) {
  return (
    <label className={styles.option} data-on={on}>
      <input type="radio" className={styles.radio} name={name} checked={on} onChange={onChoose} />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.optionTitle}>
        <bdi>{title}</bdi>
      </span>
      <span className={styles.terms}>{children}</span>
    </label>
  )
}

function Terms({ promotion, currency }: { promotion: DepositPromotion; currency: string }) {
  const { t, i18n } = useLingui()
  const money = (amount: string) => formatMoney({ amount, currency }, i18n.locale)
  const { kind, percent, amount, cap, minimum, multiple } = promotion
  const share = formatPercent(percent, i18n.locale)
  const max = cap === null ? '' : money(cap)
  const gift = money(amount)
  const from = money(minimum)
  const times = formatCount(Number(multiple), i18n.locale)
  const percentGift = cap === null ? t`${share} bonus` : t`${share} bonus, up to ${max}`
  return (
    <>
      {kind === 'percent' ? percentGift : t`${gift} bonus`} · {t`minimum ${from}`} ·{' '}
      {t`wager deposit and bonus ${times} times before withdrawing`}
    </>
  )
}
