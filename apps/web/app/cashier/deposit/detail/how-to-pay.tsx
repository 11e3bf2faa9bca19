import type { Deposit, ToPay } from '@ante/contract/cashier/deposit.ts'

import { PayByBank } from './pay-by-bank.tsx'
import { PayByChain } from './pay-by-chain.tsx'
import { PayByQr } from './pay-by-qr.tsx'
import { PayElsewhere } from './pay-elsewhere.tsx'

interface HowToPayProps {
  deposit: Deposit
  toPay: ToPay
  /** Whether a game is shown behind: the provider's page opens in a new tab. */
  isBeside?: boolean
}

/** Payment instructions by kind of the chosen channel. */
export function HowToPay({ deposit, toPay, isBeside = false }: HowToPayProps) {
  if (toPay.how === 'bank') return <PayByBank toPay={toPay} />
  if (toPay.how === 'qr') return <PayByQr toPay={toPay} isBeside={isBeside} />
  if (toPay.how === 'redirect') {
    return <PayElsewhere channelName={deposit.channelName} toPay={toPay} isBeside={isBeside} />
  }
  return <PayByChain deposit={deposit} toPay={toPay} />
}
