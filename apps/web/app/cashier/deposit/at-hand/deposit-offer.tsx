import { useLingui } from '@lingui/react/macro'
import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import type { PaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { useQuery } from '@tanstack/react-query'

import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PayBar } from '../begin/pay-bar.tsx'
import { useArrival, useDepositForm } from '../begin/use-deposit-form.ts'
import { startAddress } from '../deposit-address.ts'
import { depositSettings, paymentChannels } from '../queries.ts'
import { repeatableDeposit } from '../repeatable-deposit.ts'
import type { RepeatableDeposit } from '../repeatable-deposit.ts'
import { useFeeTexts } from '../use-fee-texts.ts'
import type { MoneyView } from './money-sheet.tsx'
import styles from './money-sheet.module.css'

interface OfferProps {
  isPlaying: boolean
  onShow(view: MoneyView): void
  onClose(): void
}

const OFFER_PX = 150

/** Offers to repeat the last deposit with one tap, and links to the deposit page for other amounts. */
export function DepositOffer(offer: OfferProps) {
  const { data: settings, isError } = useQuery(depositSettings)
  const { data: offered, isError: isOfferLost } = useQuery(paymentChannels)
  if (isError || isOfferLost) return <OtherDeposit {...offer} isFirst />
  if (!settings || !offered) return <Skeleton height={OFFER_PX} />
  const repeat = settings.allowDeposit === 'Y' ? repeatableDeposit(settings.last, offered.channels) : null
  if (!repeat?.amount) return <OtherDeposit {...offer} isFirst />
  return (
    <>
      <RepeatDeposit {...offer} offered={offered} repeat={repeat} />
      <OtherDeposit {...offer} isFirst={false} />
    </>
  )
}

function RepeatDeposit({
  offered,
  repeat,
  isPlaying,
  onShow,
  onClose,
}: OfferProps & { offered: PaymentChannels; repeat: RepeatableDeposit }) {
  const { channel, amount } = repeat
  const feeTexts = useFeeTexts()
  const arrive = useArrival()
  const onCreated = (deposit: Deposit) => {
    if (isPlaying) return onShow({ kind: 'deposit', transactionId: deposit.transactionId })
    onClose()
    arrive(deposit)
  }
  const start = { channelId: channel.channelId, amount, promotionId: null }
  const form = useDepositForm({ offered, channel, start, onCreated })
  return (
    <>
      <p className={styles.method}>
        <bdi className={styles.name}>{channel.name}</bdi> · {feeTexts(channel)}
      </p>
      <PayBar form={form} isSticky={false} />
    </>
  )
}

function OtherDeposit({ isPlaying, isFirst, onShow, onClose }: OfferProps & { isFirst: boolean }) {
  const { t } = useLingui()
  const label = isFirst ? t`Deposit` : t`Other amount or method`
  const variant = isFirst ? 'main' : 'quiet'
  return isPlaying ? (
    <Button wide variant={variant} onClick={() => onShow({ kind: 'form' })}>
      {label}
    </Button>
  ) : (
    <ButtonLink wide variant={variant} to={startAddress({})} onClick={onClose}>
      {label}
    </ButtonLink>
  )
}
