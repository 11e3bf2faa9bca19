import * as z from 'zod/mini'

import { AmountText, Currency } from '../kit/money.ts'
import { freeLine } from '../kit/text.ts'
import { BrandTemplate } from '../merchant/brand-template.ts'
import { Jurisdiction } from '../merchant/jurisdiction.ts'
import { Language } from '../merchant/language.ts'

/** Maximum number of hosts of a new merchant; more are added later. */
export const MAX_SETUP_HOSTS = 5
/** Codes end with this at merchants of trial accounts. */
export const TRIAL_SUFFIX = '-trial'

/** Shorter than codes of merchants can be, because the code of the trial merchant is longer. */
const NewMerchantCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,29}$/))

/** Host name in small letters, without scheme and port. */
const SiteHost = z
  .string()
  .check(z.maxLength(120), z.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/))

const Name = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/))
const names = (limit: number) => z.array(Name).check(z.maxLength(limit))

/** Channels of the demo provider. */
export const DemoChannelCode = z.enum(['pouch', 'scan', 'bank', 'checkout'])
export type DemoChannelCode = z.infer<typeof DemoChannelCode>

/** A bank account to which players transfer, and whose payments staff confirm. */
const BankTransfer = z.object({
  bankName: freeLine(60).check(z.minLength(1)),
  accountName: freeLine(80).check(z.minLength(1)),
  accountNumber: freeLine(40).check(z.minLength(1)),
  minimum: AmountText,
  maximum: AmountText,
})

/** What staff enters about a new merchant, by step. */
export const SetupSteps = z.object({
  site: z.optional(
    z.object({
      code: NewMerchantCode,
      name: freeLine(40).check(z.minLength(1)),
      hosts: z.array(SiteHost).check(z.minLength(1), z.maxLength(MAX_SETUP_HOSTS)),
      currency: Currency,
      /** IANA name of the merchant's time zone. */
      zone: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
  ),
  look: z.optional(z.object({ template: BrandTemplate })),
  languages: z.optional(
    z.object({
      languages: z.array(Language).check(z.minLength(1), z.maxLength(Language.options.length)),
      defaultLanguage: Language,
      /** `template`: the platform's user agreement, with the name and the licence of the merchant. `later`: none. */
      agreement: z.enum(['template', 'later']),
    }),
  ),
  licence: z.optional(
    z.object({
      jurisdiction: Jurisdiction,
      minimumAge: z.int().check(z.minimum(18), z.maximum(30)),
      /** Line at the foot of each page; empty for that of the template. */
      line: freeLine(200),
    }),
  ),
  /** Flags that are on; all others are off. */
  functions: z.optional(z.object({ on: names(100) })),
  /** Entries of menus and blocks of home that are shown. */
  menu: z.optional(z.object({ shown: names(150) })),
  payments: z.optional(
    z.object({
      demoChannels: z.array(DemoChannelCode).check(z.maxLength(DemoChannelCode.options.length)),
      bank: z.nullable(BankTransfer),
    }),
  ),
  games: z.optional(
    z.object({
      /** Codes of vendors, in the order in which the site lists them. */
      vendors: names(200),
    }),
  ),
  content: z.optional(
    z.object({
      /** Whether the site begins with banners, announcements, a help center and bonuses of the demo. */
      demo: z.boolean(),
    }),
  ),
})
export type SetupSteps = z.infer<typeof SetupSteps>

export const SetupStep = z.keyof(SetupSteps)
export type SetupStep = z.infer<typeof SetupStep>

/** All steps with values. */
export type CompleteSteps = { [Step in SetupStep]: NonNullable<SetupSteps[Step]> }

/** What is wrong with a field of a step, as the gateway knows it. */
const SetupProblemCode = z.enum([
  'taken',
  'reserved',
  'repeated',
  'missing',
  'unknown',
  'too_young',
  'not_offered',
  'above_maximum',
  'not_payable',
  'nothing_shown',
])

export const SetupProblem = z.object({
  step: SetupStep,
  field: z.string(),
  problem: SetupProblemCode,
  /** The refused value. */
  value: z.string(),
})
export type SetupProblem = z.infer<typeof SetupProblem>
