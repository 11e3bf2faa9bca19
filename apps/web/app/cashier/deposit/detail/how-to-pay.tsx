import type { Deposit, ToPay } from '@ante/contract/cashier/deposit.ts'

import { PayByBank } from './pay-by-bank.tsx'
import { PayByChain } from './pay-by-chain.tsx'
import { PayByQr } from './pay-by-qr.tsx'
import { PayElsewhere } from './pay-elsewhere.tsx'

/** What the member has to do to pay, by the kind of channel that he chose. */
export function HowToPay({ deposit, toPay }: { deposit: Deposit; toPay: ToPay }) {
  if (toPay.how === 'bank') return <PayByBank toPay={toPay} />
  if (toPay.how === 'qr') return <PayByQr toPay={toPay} />
  if (toPay.how === 'redirect') return <PayElsewhere channelName={deposit.channelName} toPay={toPay} />
  return <PayByChain deposit={deposit} toPay={toPay} />
}
