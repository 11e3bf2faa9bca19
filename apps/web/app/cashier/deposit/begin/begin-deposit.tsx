import type { PaymentChannel, PaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { useSearch } from '../../../lib/pages/router.tsx'
import { useMerchant } from '../../../merchant/public.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Balance } from '../../../wallet/public.ts'
import { refetchIntervalWhile } from '../../parts/refetch-interval.ts'
import { startOf } from '../deposit-address.ts'
import { depositSettings, paymentChannels } from '../queries.ts'
import { useTop } from '../use-top.ts'
import { BaseForm, MethodList } from './base-deposit.tsx'
import styles from './begin.module.css'
import { LimitPrompt, LimitsLink } from './limit-prompt.tsx'
import { NewDeposit } from './new-deposit.tsx'
import { OpenDeposits } from './open-deposits.tsx'

/** Start of a deposit: open deposits, and a new one in the merchant's theme of this page. */
export function BeginDeposit({ isNew }: { isNew: boolean }) {
  const { t } = useLingui()
  const { currency } = useMerchant()
  useTop()
  const { data: settings } = useSuspenseQuery({
    ...depositSettings,
    refetchInterval: ({ state: { data } }) => refetchIntervalWhile((data?.open.length ?? 0) > 0),
  })
  const { data: offered } = useSuspenseQuery(paymentChannels)
  return (
    <div className={styles.page}>
      <p className={styles.balance}>
        <span className={styles.soft}>{t`Balance`}</span>
        <Balance />
      </p>
      <OpenDeposits deposits={settings.open} currency={currency} />
      {settings.depositInfo && <p className={styles.info}>{settings.depositInfo}</p>}
      {settings.allowDeposit === 'N' ? <NotAllowed /> : <Channels offered={offered} isNew={isNew} />}
      <LimitPrompt />
      <LimitsLink />
    </div>
  )
}

function Channels({ offered, isNew }: { offered: PaymentChannels; isNew: boolean }) {
  const start = startOf(useSearch())
  const [first] = offered.channels
  if (!first) return <NoWays />
  const named = offered.channels.find(({ channelId }) => channelId === start.channelId)
  if (isNew) return <NewDeposit offered={offered} first={named ?? first} start={start} />
  return named ? (
    <BaseForm key={named.channelId} offered={offered} channel={named} start={start} />
  ) : (
    <>
      <ChannelGone channelId={start.channelId} channels={offered.channels} />
      <MethodList channels={offered.channels} />
    </>
  )
}

/** A bookmarked payment method may have been closed. */
function ChannelGone({ channelId, channels }: { channelId: string | null; channels: readonly PaymentChannel[] }) {
  const { t } = useLingui()
  if (channelId === null || channels.some((one) => one.channelId === channelId)) return null
  return (
    <output className={styles.info}>{t`This payment method isn’t available right now. Choose another one.`}</output>
  )
}

function NotAllowed() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/wallet.svg"
      title={t`Deposits aren’t available for your account`}
      action={<ButtonLink to="/m/service">{t`Contact customer service`}</ButtonLink>}
    >
      {t`You can still play and withdraw. Contact customer service for details.`}
    </EmptyState>
  )
}

function NoWays() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/wallet.svg"
      title={t`No payment methods available right now`}
      action={<ButtonLink to="/m/service">{t`Contact customer service`}</ButtonLink>}
    >
      {t`Try again later. Availability changes during the day.`}
    </EmptyState>
  )
}
