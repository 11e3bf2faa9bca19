import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { freeLine } from '../kit/text.ts'
import { paymentPasswordRefusals, TypedPaymentPassword } from '../identity/payment-password.ts'
import { memberMay } from '../member/member-type.ts'

/** Maximum number of cards per member. Source: domain handbook 7.5. */
export const MAX_CARDS = 5

/**
 * A bank account, a wallet identified by its phone number, or a card of a network, whose numbers have a check digit.
 */
export const BankKind = z.enum(['bank', 'wallet', 'card'])
export type BankKind = z.output<typeof BankKind>

/** A bank to which the merchant pays. */
const Bank = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  kind: BankKind,
  /** Minimum number of digits of its account numbers. */
  minDigits: z.number(),
  maxDigits: z.number(),
})
export type Bank = z.output<typeof Bank>

export const BankCard = z.object({
  bankCardId: z.string(),
  bankCode: z.string(),
  bankName: z.string(),
  kind: BankKind,
  /** Only the last four digits, as in ****1234. */
  cardNumber: z.string(),
  cardHolder: z.string(),
  /** Province of the bank; empty if not given. */
  province: z.string(),
  createdAt: z.iso.datetime(),
  /** Time until which no payouts are made to the card; null when it has passed. */
  coolingUntil: z.nullable(z.iso.datetime()),
  /** Whether the merchant still pays to this bank. */
  usable: z.boolean(),
})
export type BankCard = z.output<typeof BankCard>

export const listBankCards = endpoint({
  summary: 'Returns the member’s bank cards, oldest first, and the available banks.',
  method: 'GET',
  path: '/wps/member/bankCard',
  access: 'member',
  input: Nothing,
  output: z.object({
    cards: z.array(BankCard),
    /** Maximum number of cards. */
    limit: z.number(),
    banks: z.array(Bank),
    /** Masked real name; only cards in this name are accepted. Null until it is set; no card is accepted before. */
    payeeName: z.nullable(z.string()),
    /** Whether adding and removing a card requires the payment password, once it is set. */
    needsPaymentPassword: z.boolean(),
    /** Time without payouts to a new card; 0 for none. */
    coolingHours: z.number(),
  }),
})
export type BankCards = z.output<typeof listBankCards.output>

/** The answer contains all cards, including the new one. The full number is never returned. */
export const addBankCard = endpoint({
  summary: 'Adds a bank card in the member’s real name.',
  method: 'POST',
  path: '/wps/member/bankCard',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  idempotencyKey: true,
  input: z.object({
    bankCode: z.string().check(z.maxLength(40)),
    /** Blanks and dashes between the digits are permitted. */
    cardNumber: z.string().check(z.maxLength(64)),
    /** Name on the card; absent: the member's real name. */
    cardHolder: z.optional(z.string().check(z.maxLength(120))),
    province: z._default(freeLine(60), ''),
    paymentPassword: z.optional(TypedPaymentPassword),
  }),
  output: listBankCards.output,
  refusals: {
    'payee.name.missing': NoDetails,
    'bank.not.found': NoDetails,
    /** `checkDigit`: the number of digits is correct, but the check digit does not match. */
    'bank.card.number.invalid': z.object({
      minDigits: z.number(),
      maxDigits: z.number(),
      problem: z.enum(['digits', 'length', 'checkDigit']),
    }),
    'bank.card.holder.mismatch': NoDetails,
    /** The member, or another member, already has this card. */
    'bank.card.exists': NoDetails,
    /** The card belongs to an excluded member. */
    'registration.refused': NoDetails,
    'bank.card.too.many': z.object({ limit: z.number() }),
    ...paymentPasswordRefusals,
  },
})

export const removeBankCard = endpoint({
  summary: 'Removes a bank card and returns the remaining ones.',
  method: 'DELETE',
  path: '/wps/member/bankCard/:bankCardId',
  access: 'member',
  sealed: true,
  input: z.object({
    bankCardId: RowNumber,
    paymentPassword: z.optional(TypedPaymentPassword),
  }),
  output: listBankCards.output,
  refusals: {
    'bank.card.not.found': NoDetails,
    /** A withdrawal to this card is in progress. */
    'bank.card.in.use': NoDetails,
    ...paymentPasswordRefusals,
  },
})
