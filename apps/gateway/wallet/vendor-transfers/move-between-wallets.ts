import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import type { VendorTransfer as Shown } from '@ante/contract/wallet/vendor-transfer.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import type { Clock } from '../../kit/clock.ts'
import type { MemberContext, SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { balanceOfAccount, mainAccountOf } from '../accounts.ts'
import type { LotteryWallet, WalletMove } from '../lottery-wallet/lottery-wallet.ts'
import { LOTTERY } from '../rules.ts'
import { amountRefusal, minimumIn, MAX_TRANSFER_UNITS } from './rules.ts'
import type { VendorTransfer, TransferRequest } from './transfers.ts'
import type { VendorWallets } from './vendor-bank.ts'
import type { Owner } from './vendor-money.ts'
import type { VendorTransfers } from './vendor-transfers.ts'

const refuse = refusalsOf(walletTransfer)

export interface WalletTransferPorts {
  db: Db
  clock: Clock
  banks: VendorWallets
  transfers: VendorTransfers
  lottery: LotteryWallet
}

/** Transfers money on a member's request between the main wallet and that of the lottery or of a vendor. */
export async function moveBetweenWallets(
  ports: WalletTransferPorts,
  { fromTypeId, toTypeId, amount: text }: ParsedInputOf<typeof walletTransfer>,
  { member, idempotencyKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
): Promise<OutputOf<typeof walletTransfer>> {
  // Play money never reaches a vendor that holds money itself: there it could not be distinguished from real money.
  if (member.type === TRIAL) throw commonRefusal('function.not.available')
  const amount = amountOf(text, member.currency)
  const direction = fromTypeId === MAIN_WALLET ? 'in' : 'out'
  if (direction === 'out' && toTypeId !== MAIN_WALLET) throw refuse('wallet.not.found')
  const walletType = direction === 'in' ? toTypeId : fromTypeId
  const holder = ownerOf(member)
  if (direction === 'in') await requireNotExcluded(ports.db, holder.memberId, ports.clock.now())
  if (walletType === LOTTERY_WALLET)
    return moveLottery(ports, { holder, direction, amount, requestKey: idempotencyKey })
  const { db, banks, transfers, lottery } = ports
  const vendor = await vendorOf(db, banks, member, walletType)
  if (await lottery.repeated(holder, idempotencyKey)) throw commonRefusal('idempotency_key.conflict')
  const { merchantCode } = member
  const newTransfer = { holder, merchantCode, vendor, direction, amount, requestKey: idempotencyKey } as const
  const transfer = (await transfers.repeated(newTransfer)) ?? (await begin(ports, newTransfer))
  // Also covers concurrent calls with one key: the later one receives the transfer of the earlier.
  if (transfer.vendor !== vendor || transfer.direction !== direction || transfer.amount !== amount) {
    throw commonRefusal('idempotency_key.conflict')
  }
  const names = await banks.names([vendor])
  return shownTransfer(transfer, { walletType, name: names.get(vendor) })
}

interface LotteryRequest {
  holder: Owner
  direction: 'in' | 'out'
  amount: bigint
  requestKey: string | null
}

async function moveLottery(
  { transfers, lottery }: WalletTransferPorts,
  { holder, direction, amount, requestKey }: LotteryRequest,
): Promise<Shown> {
  if (await transfers.repeated({ holder, requestKey })) throw commonRefusal('idempotency_key.conflict')
  const lotteryMove = await lottery.move({ owner: holder, direction, amount, requestKey })
  if ('has' in lotteryMove) {
    throw refuse('account.balance.not.enough', { balance: textOf(lotteryMove.has), currency: holder.currency })
  }
  if (lotteryMove.direction !== direction || lotteryMove.amount !== amount)
    throw commonRefusal('idempotency_key.conflict')
  return shownMove(lotteryMove)
}

function amountOf(text: string, currency: string): bigint {
  const amount = unitsOf(text)
  const refusal = amountRefusal(amount, currency)
  if (refusal === 'over.limit') throw refuse(refusal, { maximum: textOf(MAX_TRANSFER_UNITS) })
  if (refusal) throw refuse(refusal, { minimum: textOf(minimumIn(currency)) })
  return amount
}

/** Checks that the vendor responds, and for a transfer to it that it is not stopped, before any money moves. */
async function begin(
  { db, clock, banks, transfers }: WalletTransferPorts,
  request: TransferRequest,
): Promise<VendorTransfer> {
  const { holder, vendor, direction, amount } = request
  const { currency } = holder
  if (direction === 'in' && (await banks.isStopped(vendor, clock.now()))) throw refuse('vendor.unavailable')
  const vendorBalance = await banks.of(vendor).balance(holder)
  if (vendorBalance === null) throw refuse('vendor.unavailable')
  const transfer = direction === 'out' && vendorBalance < amount ? 'overdrawn' : await transfers.transfer(request)
  if (transfer === 'under way') throw refuse('transfer.uncertain', { amount: textOf(amount), currency })
  if (transfer !== 'overdrawn') return transfer
  const sourceBalance =
    direction === 'out' ? vendorBalance : await balanceOfAccount(db, await mainAccountOf(db, holder.memberId))
  throw refuse('account.balance.not.enough', { balance: textOf(sourceBalance), currency })
}

export function ownerOf({ memberId, account, currency, merchantCode }: SignedIn): Owner {
  return { memberId: BigInt(memberId), account, currency, merchantCode }
}

/** Returns the vendor of that wallet, if the member's merchant offers it. */
async function vendorOf(db: Db, banks: VendorWallets, { merchantCode }: SignedIn, walletType: number) {
  const row = await db
    .selectFrom('vendor_wallet')
    .select('vendor')
    .where('wallet_type', '=', walletType)
    .executeTakeFirst()
  if (!row || !(await banks.offeredBy(merchantCode)).includes(row.vendor)) throw refuse('wallet.not.found')
  return row.vendor
}

/** Returns the member's latest transfers, newest first. */
export async function lastTransfers(
  { db, banks, lottery }: Pick<WalletTransferPorts, 'db' | 'banks' | 'lottery'>,
  memberId: bigint,
): Promise<Shown[]> {
  const rows = await db
    .selectFrom('vendor_transfer')
    .innerJoin('vendor_wallet', 'vendor_wallet.vendor', 'vendor_transfer.vendor')
    .selectAll('vendor_transfer')
    .select('vendor_wallet.wallet_type')
    .where('member_id', '=', memberId)
    .orderBy('began_at', 'desc')
    .limit(SHOWN)
    .execute()
  const names = await banks.names([...new Set(rows.map(({ vendor }) => vendor))])
  const lotteryMoves = await lottery.last(memberId, SHOWN)
  return [
    ...rows.map(({ wallet_type: walletType, ...transfer }) =>
      shownTransfer(transfer, { walletType, name: names.get(transfer.vendor) }),
    ),
    ...lotteryMoves.map(shownMove),
  ]
    .toSorted((a, b) => Date.parse(b.beganAt) - Date.parse(a.beganAt))
    .slice(0, SHOWN)
}

const SHOWN = 20

function shownTransfer(
  transfer: VendorTransfer,
  { walletType, name }: { walletType: number; name: string | undefined },
): Shown {
  const { id, vendor, direction, amount, currency, state, began_at: began, ended_at: ended } = transfer
  return {
    transferId: id,
    walletId: walletType,
    accountName: vendor,
    ...(name !== undefined && { displayName: name }),
    direction,
    amount: textOf(amount),
    currency,
    state,
    beganAt: began.toISOString(),
    endedAt: ended?.toISOString() ?? null,
  }
}

/** Formats a move to or from the lottery wallet, which is complete when it is stored. */
function shownMove({ id, wallet_type: walletId, direction, amount, currency, moved_at: at }: WalletMove): Shown {
  return {
    transferId: id,
    walletId,
    accountName: LOTTERY,
    direction,
    amount: textOf(amount),
    currency,
    state: 'DONE',
    beganAt: at.toISOString(),
    endedAt: at.toISOString(),
  }
}
