import type { Deposit, LastDeposit } from '@ante/contract/cashier/deposit.ts'
import type { PaymentChannel, PaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import type { DepositStart } from '../deposit-address.ts'
import { MethodPicture } from '../method-picture.tsx'
import { repeatableDeposit } from '../repeatable-deposit.ts'
import { useFeeTexts } from '../use-fee-texts.ts'
import { AmountPart } from './amount-part.tsx'
import styles from './begin.module.css'
import { ChannelNotes } from './channel-notes.tsx'
import { EstimateSummary } from './estimate-summary.tsx'
import { PayBar } from './pay-bar.tsx'
import { PromotionChoice } from './promotion-choice.tsx'
import { useDepositForm } from './use-deposit-form.ts'

interface NewDepositProps {
  /** Open channels, at least one. */
  offered: PaymentChannels
  /** The member's last deposit, which is filled in. */
  last: LastDeposit | null
  /** Method and amount named in the address: these take precedence. */
  start: DepositStart
  isSticky: boolean
  /** Called instead of opening the deposit's page. */
  onCreated?: (deposit: Deposit) => void
}

/** The newer theme: all on one screen, with a sticky button. */
export function NewDeposit({ offered, last, start, isSticky, onCreated }: NewDepositProps) {
  const [first] = useState(() => firstStart(offered, last, start))
  // The chosen method is not in the address, so that a change of method keeps typed input.
  const [chosen, choose] = useState(first.channelId)
  const channel = offered.channels.find(({ channelId }) => channelId === chosen) ?? offered.channels[0]
  if (!channel) return null
  return (
    <Form
      offered={offered}
      channel={channel}
      start={first}
      isSticky={isSticky}
      onChoose={choose}
      onCreated={onCreated}
    />
  )
}

/** Returns the initial values: those of the address, or those of the last deposit. */
function firstStart(offered: PaymentChannels, last: LastDeposit | null, start: DepositStart): DepositStart {
  if (offered.channels.some(({ channelId }) => channelId === start.channelId)) return start
  const repeat = repeatableDeposit(last, offered.channels)
  return repeat ? { ...start, channelId: repeat.channel.channelId, amount: start.amount || repeat.amount } : start
}

interface FormProps {
  offered: PaymentChannels
  channel: PaymentChannel
  start: DepositStart
  isSticky: boolean
  onChoose(channelId: string): void
  onCreated: ((deposit: Deposit) => void) | undefined
}

function Form({ offered, channel, start, isSticky, onChoose, onCreated }: FormProps) {
  const form = useDepositForm({ offered, channel, start, onCreated })
  return (
    <div className={styles.form}>
      <div className={styles.choices}>
        <MethodTiles channels={offered.channels} chosen={channel.channelId} onChoose={onChoose} />
        <AmountPart form={form} />
        <PromotionChoice form={form} />
      </div>
      <div className={styles.choices}>
        <EstimateSummary form={form} />
        <PayBar form={form} isSticky={isSticky} />
        <ChannelNotes channel={channel} />
      </div>
    </div>
  )
}

interface MethodTilesProps {
  channels: readonly PaymentChannel[]
  chosen: string
  onChoose(channelId: string): void
}

function MethodTiles({ channels, chosen, onChoose }: MethodTilesProps) {
  const { t } = useLingui()
  const feeTexts = useFeeTexts()
  const name = useId()
  return (
    <fieldset className={styles.tiles}>
      <legend className={styles.title}>{t`Payment method`}</legend>
      {channels.map(({ channelId, name: label, kind, picture, ...fees }) => (
        <label key={channelId} className={styles.tile} data-on={channelId === chosen}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={channelId === chosen}
            onChange={() => onChoose(channelId)}
          />
          <MethodPicture picture={picture} kind={kind} />
          <span className={styles.tileText}>
            <bdi className={styles.tileName}>{label}</bdi>
            <span className={styles.kind}>{feeTexts(fees)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
