import type { LastDeposit } from '@ante/contract/cashier/deposit.ts'
import type { PaymentChannel, PaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { useSearch } from '../../../lib/pages/router.tsx'
import { useMerchant } from '../../../merchant/public.ts'
import { refetchIntervalWhile } from '../../parts/refetch-interval.ts'
import { showsMethods, startOf } from '../deposit-address.ts'
import { depositSettings, paymentChannels } from '../queries.ts'
import { repeatableDeposit } from '../repeatable-deposit.ts'
import { useTop } from '../use-top.ts'
import { BaseForm, MethodList } from './base-deposit.tsx'
import styles from './begin.module.css'
import { LimitPrompt, LimitsLink } from './limit-prompt.tsx'
import { NewDeposit } from './new-deposit.tsx'
import { NotAllowed, NoChannels } from './no-deposit.tsx'
import { OpenDeposits } from './open-deposits.tsx'

/** Start of a deposit: open deposits, and a new one in the merchant's theme of this page. */
export function BeginDeposit({ isNew }: { isNew: boolean }) {
  const { currency } = useMerchant()
  useTop()
  const { data: settings } = useSuspenseQuery({
    ...depositSettings,
    refetchInterval: ({ state: { data } }) => refetchIntervalWhile((data?.open.length ?? 0) > 0),
  })
  const { data: offered } = useSuspenseQuery(paymentChannels)
  return (
    <div className={styles.page}>
      <OpenDeposits deposits={settings.open} currency={currency} />
      {settings.allowDeposit === 'N' ? (
        <NotAllowed />
      ) : (
        <Channels offered={offered} last={settings.last} isNew={isNew} />
      )}
      {settings.depositInfo && <p className={styles.info}>{settings.depositInfo}</p>}
      <LimitPrompt />
      <LimitsLink />
    </div>
  )
}

interface ChannelsProps {
  offered: PaymentChannels
  last: LastDeposit | null
  isNew: boolean
}

function Channels({ offered, last, isNew }: ChannelsProps) {
  const search = useSearch()
  const start = startOf(search)
  if (offered.channels.length === 0) return <NoChannels />
  if (isNew) return <NewDeposit offered={offered} last={last} start={start} isSticky />
  const chosenChannel = offered.channels.find(({ channelId }) => channelId === start.channelId)
  if (chosenChannel)
    return <BaseForm key={chosenChannel.channelId} offered={offered} channel={chosenChannel} start={start} />
  const repeat = start.channelId === null && !showsMethods(search) ? repeatableDeposit(last, offered.channels) : null
  if (repeat) {
    return (
      <BaseForm
        key="last"
        offered={offered}
        channel={repeat.channel}
        start={{ ...start, amount: start.amount || repeat.amount }}
      />
    )
  }
  return (
    <>
      <ChannelGone channelId={start.channelId} channels={offered.channels} />
      <MethodList channels={offered.channels} />
    </>
  )
}

/** Message for an address with a payment method that is closed by now. */
function ChannelGone({ channelId, channels }: { channelId: string | null; channels: readonly PaymentChannel[] }) {
  const { t } = useLingui()
  if (channelId === null || channels.some((channel) => channel.channelId === channelId)) return null
  return (
    <output className={styles.info}>{t`This payment method isn’t available right now. Choose another one.`}</output>
  )
}
