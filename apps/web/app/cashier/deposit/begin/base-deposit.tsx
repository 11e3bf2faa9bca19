import type { PaymentChannel, PaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { useLingui } from '@lingui/react/macro'

import { formatPaymentAmount } from '../../../lib/i18n/format-payment-amount.ts'
import { Link } from '../../../lib/pages/router.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { methodsAddress, startAddress } from '../deposit-address.ts'
import type { DepositStart } from '../deposit-address.ts'
import { kindTexts } from '../kind-texts.ts'
import { useFeeTexts } from '../use-fee-texts.ts'
import { useTop } from '../use-top.ts'
import { MethodPicture } from '../method-picture.tsx'
import { AmountPart } from './amount-part.tsx'
import styles from './begin.module.css'
import { ChannelNotes } from './channel-notes.tsx'
import { EstimateSummary } from './estimate-summary.tsx'
import { PayBar } from './pay-bar.tsx'
import { PromotionChoice } from './promotion-choice.tsx'
import { useDepositForm } from './use-deposit-form.ts'

/** First step in the basic theme: the payment methods with their limits. */
export function MethodList({ channels }: { channels: readonly PaymentChannel[] }) {
  const { t } = useLingui()
  return (
    <section className={styles.methods}>
      <h2 className={styles.title}>{t`How do you want to pay?`}</h2>
      <ul>
        {channels.map((channel) => (
          <li key={channel.channelId}>
            <Link className={styles.method} to={startAddress({ channelId: channel.channelId })}>
              <MethodFace channel={channel} />
              <Icon name="chevron" size={20} turns />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MethodFace({ channel }: { channel: PaymentChannel }) {
  const { t, i18n } = useLingui()
  const { name, kind, picture, min, max, payCurrency, fixedAmounts } = channel
  const formatAmount = (amount: string) => formatPaymentAmount({ amount, currency: payCurrency }, i18n.locale)
  const feeTexts = useFeeTexts()
  const kindName = i18n._(kindTexts[kind])
  const [minimum, maximum] = [formatAmount(min), formatAmount(max)]
  const limits = fixedAmounts.length > 0 ? fixedAmounts.map(formatAmount).join(' · ') : t`From ${minimum} to ${maximum}`
  return (
    <>
      <MethodPicture picture={picture} kind={kind} />
      <span className={styles.methodText}>
        <span className={styles.methodName}>
          <bdi>{name}</bdi>
        </span>
        {kindName !== name && <span className={styles.soft}>{kindName}</span>}
        <span className={styles.soft}>{limits}</span>
        <span className={styles.soft}>{feeTexts(channel)}</span>
      </span>
    </>
  )
}

interface BaseFormProps {
  offered: PaymentChannels
  channel: PaymentChannel
  start: DepositStart
}

/** Second step: amount and bonus. */
export function BaseForm({ offered, channel, start }: BaseFormProps) {
  const { t } = useLingui()
  const form = useDepositForm({ offered, channel, start })
  useTop()
  return (
    <div className={styles.form}>
      <div className={styles.choices}>
        <div className={styles.method}>
          <MethodFace channel={channel} />
          <Link className={styles.other} to={methodsAddress}>{t`Change`}</Link>
        </div>
        <AmountPart form={form} />
        <PromotionChoice form={form} />
      </div>
      <div className={styles.choices}>
        <EstimateSummary form={form} />
        <PayBar form={form} isSticky={false} />
        <ChannelNotes channel={channel} />
      </div>
    </div>
  )
}
