import type { VendorTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Money } from '../../ui/money.tsx'
import { useWalletWords } from '../wallet-words.ts'
import { useEnds } from './use-ends.ts'
import { stageOf } from './states.ts'
import type { Stage } from './states.ts'
import styles from './transfer.module.css'

/** Outcome of a transfer and the next step; updated as the transfer progresses. */
export function Outcome({ transfer }: { transfer: VendorTransfer }) {
  const stage = stageOf(transfer)
  return (
    <output className={styles.outcome} data-stage={stage}>
      {useWords(transfer)[stage]}
    </output>
  )
}

function useWords(transfer: VendorTransfer): Record<Stage, ReactNode> {
  const maker = useWalletWords()(transfer)
  const { from, to } = useEnds(transfer)
  const money = <Money amount={transfer.amount} currency={transfer.currency} />
  return {
    moving: (
      <Trans>
        {money} is on its way to {to}.
      </Trans>
    ),
    checking: (
      <Trans>
        {maker} has not answered yet, so we keep asking what became of {money}. It is safe: in about two minutes it has
        arrived, or is back where it was. You need not do anything.
      </Trans>
    ),
    waiting: (
      <Trans>
        {maker} cannot say yet what became of {money}. Our people are asking. It is safe and will arrive, or come back.
      </Trans>
    ),
    done: (
      <Trans>
        {money} is in {to} now.
      </Trans>
    ),
    returned: (
      <Trans>
        {maker} did not take part. {money} is back in {from}.
      </Trans>
    ),
  }
}
