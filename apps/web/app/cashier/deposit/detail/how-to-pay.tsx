import type { Deposit, ToPay } from '@ante/contract/cashier/deposit.ts'

import { PayByBank } from './pay-by-bank.tsx'
import { PayByChain } from './pay-by-chain.tsx'
import { PayByQr } from './pay-by-qr.tsx'
import { PayElsewhere } from './pay-elsewhere.tsx'

/** Payment instructions by kind of the chosen channel. */
export function HowToPay({ deposit, toPay }: { deposit: Deposit; toPay: ToPay }) {
  if (toPay.how === 'bank') return <PayByBank toPay={toPay} />
  if (toPay.how === 'qr') return <PayByQr toPay={toPay} />
  if (toPay.how === 'redirect') return <PayElsewhere channelName={deposit.channelName} toPay={toPay} />
  return <PayByChain deposit={deposit} toPay={toPay} />
}
