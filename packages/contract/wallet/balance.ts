import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { QueryNumber } from '../kit/paging.ts'

/** Wallet ids. Source: domain handbook 7.1. */
export const MAIN_WALLET = 2
/** What withdrawals under way have taken out of the main one. Ours. */
export const FROZEN_WALLET = 3
/** What is kept apart for the lottery; nobody who plays with play money has one. */
export const LOTTERY_WALLET = 4

const Wallet = z.object({
  accountTypeId: z.number(),
  accountName: z.string(),
  /** As people call it, where that is not said by its number: a vendor's name. */
  displayName: z.optional(z.string()),
  availBalance: DecimalText,
  /** What withdrawals under way have taken out of it; not among what is available. */
  frozen: z.optional(DecimalText),
  /** Of a wallet at a vendor that has not answered just now: when it stood so by our books. */
  asOf: z.optional(z.iso.datetime()),
})

export const WalletBalances = z.object({
  /** Sum over the wallets, rounded down to 2 decimals. */
  sumBalance: DecimalText,
  balance: z.array(Wallet),
  /** Between two wallets just now, and in none of them. */
  onTheWay: z.optional(DecimalText),
  currency: Currency,
  currencySymbol: z.string(),
})
export type WalletBalances = z.output<typeof WalletBalances>

export const getBalance = endpoint({
  summary: "The member's wallets; `typeId` 0 asks for all of them",
  method: 'GET',
  path: '/wps/wallets/balance',
  access: 'member',
  input: z.object({ typeId: z._default(QueryNumber, 0) }),
  output: WalletBalances,
  /** The member has no wallet of that number. */
  refusals: { 'wallet.not.found': NoDetails },
})

/** The same answer where newer clients ask for it. Source: domain handbook 7.1. */
export const getBalanceAtNewerAddress = endpoint({
  ...getBalance,
  path: '/wps/v2/wallets/balance',
})

export const listMerchantWallets = endpoint({
  summary: 'The wallets that a member can have at the merchant, without their balances',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'member',
  input: Nothing,
  output: z.object({
    wallets: z.array(z.pick(Wallet, { accountTypeId: true, accountName: true, displayName: true })),
    currency: Currency,
  }),
})
