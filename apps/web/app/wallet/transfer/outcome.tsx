import type { VendorTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Money } from '../../ui/money.tsx'
import { useWalletName } from '../use-wallet-name.ts'
import { useEnds } from './use-ends.ts'
import { stageOf } from './states.ts'
import type { Stage } from './states.ts'
import styles from './transfer.module.css'

/** Outcome of a transfer and the next step; updated as the transfer progresses. */
export function Outcome({ transfer }: { transfer: VendorTransfer }) {
  const stage = stageOf(transfer)
  return (
    <output className={styles.outcome} data-stage={stage}>
      {useTexts(transfer)[stage]}
    </output>
  )
}

function useTexts(transfer: VendorTransfer): Record<Stage, ReactNode> {
  const vendorName = useWalletName()(transfer)
  const { from, to } = useEnds(transfer)
  const money = <Money amount={transfer.amount} currency={transfer.currency} />
  return {
    moving: (
      <Trans>
        {money} is being transferred to {to}.
      </Trans>
    ),
    checking: (
      <Trans>
        {vendorName} hasn’t confirmed {money} yet, so we keep checking. It’s safe: within about 2 minutes it’ll arrive
        or be back where it was. You don’t need to do anything.
      </Trans>
    ),
    waiting: (
      <Trans>
        {vendorName} can’t confirm {money} yet. Our team is checking. It’s safe and will arrive or be returned.
      </Trans>
    ),
    done: (
      <Trans>
        {money} is now in {to}.
      </Trans>
    ),
    returned: (
      <Trans>
        {vendorName} declined the transfer. {money} is back in {from}.
      </Trans>
    ),
  }
}
