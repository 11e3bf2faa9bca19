import * as z from 'zod/mini'

import { stakeRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { QueryNumber } from '../kit/paging.ts'
import { memberMay } from '../member/member-type.ts'
import { onWire } from '../kit/wire-names.ts'

/**
 * State of a transfer between the main wallet and a vendor's. Source: domain handbook 7.2, which defines the first six;
 * `PENDING` is the state in which an operator decides.
 */
export const TransferState = z.enum(['INIT', 'DEBITED', 'SENT', 'CHECKING', 'DONE', 'FAILED', 'REFUNDED', 'PENDING'])
export type TransferState = z.output<typeof TransferState>

const MoneyNamed = z.object({ amount: DecimalText, currency: Currency })

const VendorTransfer = z.object({
  transferId: z.string(),
  /** The vendor's or lottery wallet, with its id in `wallets/balance`. */
  walletId: onWire('accountTypeId', z.number()),
  accountName: z.string(),
  displayName: z.optional(z.string()),
  direction: z.enum(['in', 'out']),
  amount: DecimalText,
  currency: Currency,
  state: TransferState,
  beganAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
})
export type VendorTransfer = z.output<typeof VendorTransfer>

/** A wallet with a transfer in progress, or whose vendor does not return the balance. */
const RemainingBalance = z.object({
  walletId: onWire('accountTypeId', z.number()),
  accountName: z.string(),
  ...MoneyNamed.shape,
  reason: z.enum(['vendor.unavailable', 'transfer.uncertain']),
})

export const walletTransfer = endpoint({
  summary: 'Transfers money between the main wallet and a vendor wallet, and returns the state of the transfer.',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'member',
  may: memberMay.openMemberCentre,
  moduleId: 'FUNDTRANS3',
  idempotencyKey: true,
  movesMoney: true,
  input: z.object({ fromTypeId: QueryNumber, toTypeId: QueryNumber, amount: DecimalText }),
  output: VendorTransfer,
  refusals: {
    /** The amount is below the minimum, or has more than two decimals. The code is the old platform's. */
    ACCOUNT_TRANSFER_EXCEED_MIN: z.object({ minimum: DecimalText }),
    'over.limit': z.object({ maximum: DecimalText }),
    'account.balance.not.enough': z.object({ balance: DecimalText, currency: Currency }),
    /** One of the two wallets must be the main wallet, the other one the lottery wallet or a vendor's. */
    'wallet.not.found': NoDetails,
    /** An earlier transfer between these two wallets is in progress. */
    'transfer.uncertain': MoneyNamed,
    /** Nothing was transferred. */
    'vendor.unavailable': NoDetails,
    ...stakeRefusals,
  },
})

/** A new call: the old platform has only the button "all to main". */
export const walletsToMain = endpoint({
  summary: 'Transfers all vendor balances to the main wallet and returns what remains there.',
  method: 'POST',
  path: '/wps/wallets/toMain',
  access: 'member',
  movesMoney: true,
  input: z.object({
    /** Session of the game being left: a balance at a vendor whose game is open in another window stays there. */
    sessionId: z.optional(z.uuid()),
  }),
  output: z.object({ moved: DecimalText, currency: Currency, left: z.array(RemainingBalance) }),
})

export const listWalletTransfers = endpoint({
  summary: 'Returns the member’s recent wallet transfers, newest first.',
  method: 'GET',
  path: '/wps/wallets/transfers',
  access: 'member',
  showsMoney: true,
  input: z.object({}),
  output: z.object({ transfers: z.array(VendorTransfer) }),
})
