import * as z from 'zod/mini'

import { stakeRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { QueryNumber } from '../kit/paging.ts'
import { memberMay } from '../member/member-type.ts'

/**
 * Of a move between the main wallet and a vendor's. Source: domain handbook 7.2, which names the first six; `PENDING`
 * is there where it says that an operator decides.
 */
export const TransferState = z.enum(['INIT', 'DEBITED', 'SENT', 'CHECKING', 'DONE', 'FAILED', 'REFUNDED', 'PENDING'])
export type TransferState = z.output<typeof TransferState>

const MoneyNamed = z.object({ amount: DecimalText, currency: Currency })

const VendorTransfer = z.object({
  transferId: z.string(),
  /** The wallet at the other end of the main one, as `wallets/balance` names it. */
  accountTypeId: z.number(),
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

/** One wallet that a transfer is not done with yet, or that its vendor does not give back. */
const RemainingBalance = z.object({
  accountTypeId: z.number(),
  accountName: z.string(),
  ...MoneyNamed.shape,
  reason: z.enum(['vendor.unavailable', 'transfer.uncertain']),
})

export const walletTransfer = endpoint({
  summary: 'Moves money between the main wallet and another one; the answer says how far it has come',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'member',
  may: memberMay.openMemberCentre,
  moduleId: 'FUNDTRANS3',
  idempotencyKey: true,
  input: z.object({ fromTypeId: QueryNumber, toTypeId: QueryNumber, amount: DecimalText }),
  output: VendorTransfer,
  refusals: {
    /** Less than the smallest amount, or more than two decimals. The code is the old platform's. */
    ACCOUNT_TRANSFER_EXCEED_MIN: z.object({ minimum: DecimalText }),
    'over.limit': z.object({ maximum: DecimalText }),
    'account.balance.not.enough': z.object({ balance: DecimalText, currency: Currency }),
    /** One of the two must be the main wallet, the other one that of the lottery or of a vendor. */
    'wallet.not.found': NoDetails,
    /** An earlier one between these two wallets has not ended. */
    'transfer.uncertain': MoneyNamed,
    /** Nothing was moved. */
    'vendor.unavailable': NoDetails,
    ...stakeRefusals,
  },
})

/** The same without an address of the old platform's: its button is called "all to main". */
export const walletsToMain = endpoint({
  summary: 'Brings what lies in other wallets back into the main one; tells what is still there',
  method: 'POST',
  path: '/wps/wallets/toMain',
  access: 'member',
  input: z.object({
    /** Of the game that is left: what lies at a vendor of which another window still shows a game stays there. */
    sessionId: z.optional(z.uuid()),
  }),
  output: z.object({ moved: DecimalText, currency: Currency, left: z.array(RemainingBalance) }),
})

export const listWalletTransfers = endpoint({
  summary: 'The member’s last moves between wallets, newest first',
  method: 'GET',
  path: '/wps/wallets/transfers',
  access: 'member',
  input: z.object({}),
  output: z.object({ transfers: z.array(VendorTransfer) }),
})
