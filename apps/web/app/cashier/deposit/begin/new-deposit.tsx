import type { PaymentChannel, PaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { Percent } from '../../../ui/percent.tsx'
import type { DepositStart } from '../deposit-address.ts'
import { kindWords } from '../kind-words.ts'
import { MethodPicture } from '../method-picture.tsx'
import { AmountPart } from './amount-part.tsx'
import styles from './begin.module.css'
import { ChannelNotes } from './channel-notes.tsx'
import { EstimateSummary } from './estimate-summary.tsx'
import { PayBar } from './pay-bar.tsx'
import { PromotionChoice } from './promotion-choice.tsx'
import { useDepositForm } from './use-deposit-form.ts'

interface NewDepositProps {
  offered: PaymentChannels
  /** The method named in the address, or the merchant's first. */
  first: PaymentChannel
  start: DepositStart
}

/** The newer theme: all on one screen, with a sticky button. */
export function NewDeposit({ offered, first, start }: NewDepositProps) {
  // Not in the address: typed input is kept when another method is chosen.
  const [chosen, choose] = useState(first.channelId)
  const channel = offered.channels.find(({ channelId }) => channelId === chosen) ?? first
  const form = useDepositForm({ offered, channel, start })
  return (
    <>
      <MethodTiles channels={offered.channels} chosen={channel.channelId} onChoose={choose} />
      <AmountPart form={form} />
      <PromotionChoice form={form} />
      <EstimateSummary form={form} />
      <ChannelNotes channel={channel} />
      <PayBar form={form} isSticky />
    </>
  )
}

interface MethodTilesProps {
  channels: readonly PaymentChannel[]
  chosen: string
  onChoose(channelId: string): void
}

function MethodTiles({ channels, chosen, onChoose }: MethodTilesProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  return (
    <fieldset className={styles.tiles}>
      <legend className={styles.title}>{t`Payment method`}</legend>
      {channels.map(({ channelId, name: label, kind, picture, reimbursementPercent }) => (
        <label key={channelId} className={styles.tile} data-on={channelId === chosen}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={channelId === chosen}
            onChange={() => onChoose(channelId)}
          />
          <MethodPicture picture={picture} kind={kind} />
          <bdi className={styles.tileName}>{label}</bdi>
          {i18n._(kindWords[kind]) !== label && <span className={styles.kind}>{i18n._(kindWords[kind])}</span>}
          {Number(reimbursementPercent) > 0 && (
            <span className={styles.ribbon}>
              +<Percent rate={reimbursementPercent} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
