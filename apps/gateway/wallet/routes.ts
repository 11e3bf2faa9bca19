import { TRIAL } from '@ante/contract/member/member-type.ts'
import { getBalance, getBalanceAtNewerAddress, listMerchantWallets } from '@ante/contract/wallet/balance.ts'
import { getTurnoverInfo } from '@ante/contract/wallet/turnover.ts'
import { listWalletTransfers, walletsToMain, walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'

import { textOf } from '../kit/money.ts'
import type { Ports } from '../kit/ports.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import { balancesOf } from './balances.ts'
import { merchantWallets } from './merchant-wallets.ts'
import { LotteryWallet } from './lottery-wallet/lottery-wallet.ts'
import type { PartyNames } from './records/remarks.ts'
import { accountRecordRoutes } from './records/routes.ts'
import { BalancePublisher } from './balance-publisher.ts'
import { turnoverInfo } from './turnover/turnover-info.ts'
import { lastTransfers, moveBetweenWallets, ownerOf } from './vendor-transfers/move-between-wallets.ts'
import { VendorBalances } from './vendor-transfers/vendor-balances.ts'
import type { VendorWallets } from './vendor-transfers/vendor-bank.ts'
import type { VendorMoney } from './vendor-transfers/vendor-money.ts'
import type { VendorTransfers } from './vendor-transfers/vendor-transfers.ts'

export interface WalletPorts extends Pick<Ports, 'db' | 'clock' | 'bus'> {
  banks: VendorWallets
  transfers: VendorTransfers
  money: VendorMoney
  partyNames: PartyNames
}

/** Higher than any rate of manual transfers. */
const TRANSFERS_PER_MINUTE = 60

export function walletRoutes(app: Server, ports: WalletPorts): void {
  const { db, money } = ports
  const vendorBalances = new VendorBalances(ports)
  const balances = new BalancePublisher(ports.bus)
  const lottery = new LotteryWallet({ ...ports, balances })
  app.addHook('onClose', async () => balances.flush())
  for (const endpoint of [getBalance, getBalanceAtNewerAddress]) {
    serve(app, endpoint, ({ typeId }, { member }) => {
      const isTrial = member.type === TRIAL
      return balancesOf({ db, vendorBalances }, ownerOf(member), { typeId, isTrial })
    })
  }
  serve(app, listMerchantWallets, (_input, { member }) => merchantWallets(vendorBalances, member))
  serve(app, walletTransfer, (input, context) => moveBetweenWallets({ ...ports, lottery }, input, context), {
    perMinute: TRANSFERS_PER_MINUTE,
  })
  serve(app, walletsToMain, async ({ sessionId }, { member }) => {
    const { moved: fromVendors, left: remainingBalances } = await money.sweepToMain(ownerOf(member), {
      leaving: sessionId,
    })
    // A player who leaves a game keeps the money in the lottery wallet.
    const movedUnits = fromVendors + (sessionId === undefined ? await lottery.sweepToMain(ownerOf(member)) : 0n)
    const { currency } = member
    return {
      moved: textOf(movedUnits),
      currency,
      left: remainingBalances.map(({ vendor, walletType, units, reason }) => {
        return { walletId: walletType, accountName: vendor, amount: textOf(units), currency, reason }
      }),
    }
  })
  accountRecordRoutes(app, ports)
  serve(app, getTurnoverInfo, (_input, { member }) => turnoverInfo(db, ownerOf(member)))
  serve(app, listWalletTransfers, async (_input, { member }) => ({
    transfers: await lastTransfers({ ...ports, lottery }, BigInt(member.memberId)),
  }))
}
