import { isStopped, vendorNames, walletVendorsOf } from '../../catalogue/public.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import type { Holder, VendorBank, VendorWallets, Verdict } from '../../wallet/public.ts'
import { allowedExcess } from '../held-wins/allowed-excess.ts'
import { closeGameWindow, vendorsOpenFor } from '../opening/game-windows.ts'
import type { TransferCheck, VendorAnswer, VendorPlayer } from '../vendors/adapter.ts'
import type { Adapters } from '../vendors/adapters.ts'
import { feedAsOf } from './feed-position.ts'
import { transferVendorOf } from './transfer-vendor.ts'
import type { TransferVendor } from './transfer-vendor.ts'

interface BankPorts {
  db: Db
  adapters: Adapters
}

const NO_ADAPTER = 'the vendor has no adapter in this gateway'

/** Implements the port through which `wallet` calls vendors that hold balances. */
export function vendorBanks(ports: BankPorts): VendorWallets {
  return {
    of: (code) => bankOf(ports, code),
    offeredBy: (merchantCode) => walletVendorsOf(ports.db, merchantCode),
    leaveGame: (memberId, sessionId) => closeGameWindow(ports.db, { memberId, sessionId }),
    openFor: (memberId, now) => vendorsOpenFor(ports.db, memberId, now),
    isStopped: (code, now) => isStopped(ports.db, code, now),
    names: (codes) => vendorNames(ports.db, codes),
    booksAsOf: (code) => feedAsOf(ports.db, code),
    allowedExcess: (code, holder) => allowedExcess(ports.db, code, holder),
  }
}

function bankOf(ports: BankPorts, code: string): VendorBank {
  const callVendor = async <Value>(
    vendorCall: (transferVendor: TransferVendor) => Promise<VendorAnswer<Value>>,
  ): Promise<VendorAnswer<Value>> => {
    const transferVendor = await transferVendorOf(ports, code)
    return transferVendor ? vendorCall(transferVendor) : { kind: 'unknown', problem: NO_ADAPTER }
  }
  return {
    balance: async (holder, limitMs) => {
      const answer = await callVendor(({ vendor, adapter }) => adapter.balance(vendor, playerOf(holder), limitMs))
      return answer.kind === 'done' ? answer.value : null
    },
    transfer: async ({ holder, ...move }) => {
      const transfer = { ...move, player: playerOf(holder) }
      const answer = await callVendor(({ vendor, adapter }) => adapter.transfer(vendor, transfer))
      if (answer.kind === 'done') return { kind: 'done' }
      if (answer.kind === 'refused') return { kind: 'failed', code: answer.code }
      return { kind: 'pending', problem: answer.problem }
    },
    check: async (reference) =>
      verdictOf(await callVendor(({ vendor, adapter }) => adapter.checkTransfer(vendor, reference))),
  }
}

function verdictOf(answer: VendorAnswer<TransferCheck>): Verdict {
  // A refused status request says nothing about the transfer.
  if (answer.kind === 'refused') return { kind: 'pending', problem: answer.code }
  if (answer.kind === 'unknown') return { kind: 'pending', problem: answer.problem }
  const { value } = answer
  switch (value.state) {
    case 'done':
      return { kind: 'done' }
    case 'absent':
      return { kind: 'absent', at: value.at }
    case 'failed':
      return { kind: 'failed', code: 'the vendor says that it failed' }
    default:
      return { kind: 'pending', problem: 'the vendor says that it is not decided' }
  }
}

const playerOf = ({ memberId, account, currency }: Holder): VendorPlayer => ({
  playerId: String(memberId),
  nickname: maskedAccount(account),
  currency,
  language: 'EN',
})
