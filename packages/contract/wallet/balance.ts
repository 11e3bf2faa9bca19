import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { QueryNumber } from '../kit/paging.ts'
import { onWire } from '../kit/wire-names.ts'

/** Wallet ids. Source: domain handbook 7.1. */
export const MAIN_WALLET = 2
/** Amount held from the main wallet by withdrawals in progress. The id is not from the old platform. */
export const FROZEN_WALLET = 3
/** Separate wallet of the lottery; users with play money have none. */
export const LOTTERY_WALLET = 4

const Wallet = z.object({
  walletId: onWire('accountTypeId', z.number()),
  accountName: z.string(),
  /** Display name if the number does not imply it: a vendor's name. */
  displayName: z.optional(z.string()),
  availBalance: DecimalText,
  /** Amount held by withdrawals in progress; not part of the available balance. */
  frozen: z.optional(DecimalText),
  /** Time of the stored balance, for a wallet at a vendor that does not answer at present. */
  asOf: z.optional(z.iso.datetime()),
})

export const WalletBalances = z.object({
  /** Sum of all wallets, rounded down to 2 decimals. */
  sumBalance: DecimalText,
  balance: z.array(Wallet),
  /** Amount in transit between two wallets, and in neither of them. */
  inTransit: z.optional(DecimalText),
  currency: Currency,
  currencySymbol: z.string(),
})
export type WalletBalances = z.output<typeof WalletBalances>

export const getBalance = endpoint({
  summary: 'Returns the balances of the member’s wallets; `typeId` 0 returns all.',
  method: 'GET',
  path: '/wps/wallets/balance',
  access: 'member',
  showsMoney: true,
  input: z.object({ typeId: z._default(QueryNumber, 0) }),
  output: WalletBalances,
  /** The member has no wallet with this number. */
  refusals: { 'wallet.not.found': NoDetails },
})

/** `getBalance` at the address of newer clients. Source: domain handbook 7.1. */
export const getBalanceAtNewerAddress = endpoint({
  ...getBalance,
  path: '/wps/v2/wallets/balance',
})

export const listMerchantWallets = endpoint({
  summary: 'Returns the wallet types that the merchant offers, without balances.',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'member',
  input: Nothing,
  output: z.object({
    wallets: z.array(z.pick(Wallet, { walletId: true, accountName: true, displayName: true })),
    currency: Currency,
  }),
})
