import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { freeLine } from '../kit/text.ts'
import { paymentPasswordRefusals, TypedPaymentPassword } from '../identity/payment-password.ts'
import { memberMay } from '../member/member-type.ts'

/** How many a member may have. Source: domain handbook 7.5. */
export const CARDS_AT_MOST = 5

/** A bank's account, a wallet by its telephone number, or a card of a network, whose numbers have a check digit. */
export const BankKind = z.enum(['bank', 'wallet', 'card'])
export type BankKind = z.output<typeof BankKind>

/** Where the merchant pays to. */
const Bank = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  kind: BankKind,
  /** How long a number of it is. */
  minDigits: z.number(),
  maxDigits: z.number(),
})
export type Bank = z.output<typeof Bank>

export const BankCard = z.object({
  bankCardId: z.string(),
  bankCode: z.string(),
  bankName: z.string(),
  kind: BankKind,
  /** The last four digits alone, as in ****1234. */
  cardNumber: z.string(),
  cardHolder: z.string(),
  /** Empty where nobody has said it. */
  province: z.string(),
  createdAt: z.iso.datetime(),
  /** Until then nothing is paid to it; null when that is over. */
  coolingUntil: z.nullable(z.iso.datetime()),
  /** The merchant still pays to this bank. */
  usable: z.boolean(),
})
export type BankCard = z.output<typeof BankCard>

export const listBankCards = endpoint({
  summary: 'The member’s bank cards, the oldest first, and the banks that he can add one of',
  method: 'GET',
  path: '/wps/member/bankCard',
  access: 'member',
  input: Nothing,
  output: z.object({
    cards: z.array(BankCard),
    /** How many there may be. */
    limit: z.number(),
    banks: z.array(Bank),
    /** Masked; whose cards alone are taken. Null until it is set, and no card is taken before. */
    payeeName: z.nullable(z.string()),
    /** Adding and removing ask for it, once it is set. */
    needsPaymentPassword: z.boolean(),
    /** For how long nothing is paid to a new card; 0 where at once. */
    coolingHours: z.number(),
  }),
})
export type BankCards = z.output<typeof listBankCards.output>

/** The answer is all cards, the new one among them. The number is read back to nobody. */
export const addBankCard = endpoint({
  summary: 'Adds a bank card; its holder is the member’s real name',
  method: 'POST',
  path: '/wps/member/bankCard',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  idempotencyKey: true,
  input: z.object({
    bankCode: z.string().check(z.maxLength(40)),
    /** Blanks and dashes between the digits are fine. */
    cardNumber: z.string().check(z.maxLength(64)),
    /** As it stands on the card; whoever leaves it out means his real name. */
    cardHolder: z.optional(z.string().check(z.maxLength(120))),
    province: z._default(freeLine(60), ''),
    paymentPassword: z.optional(TypedPaymentPassword),
  }),
  output: listBankCards.output,
  refusals: {
    'payee.name.missing': NoDetails,
    'bank.not.found': NoDetails,
    /** `checkDigit`: the digits are as many as they should be, but one is wrong. */
    'bank.card.number.invalid': z.object({
      minDigits: z.number(),
      maxDigits: z.number(),
      problem: z.enum(['digits', 'length', 'checkDigit']),
    }),
    'bank.card.holder.mismatch': NoDetails,
    /** He, or somebody else, has it already. */
    'bank.card.exists': NoDetails,
    /** It is that of somebody who rests from play. */
    'registration.refused': NoDetails,
    'bank.card.too.many': z.object({ limit: z.number() }),
    ...paymentPasswordRefusals,
  },
})

export const removeBankCard = endpoint({
  summary: 'Takes a bank card away; the answer is those that are left',
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
    /** A withdrawal to it is under way. */
    'bank.card.in.use': NoDetails,
    ...paymentPasswordRefusals,
  },
})
