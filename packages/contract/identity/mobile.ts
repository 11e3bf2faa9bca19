import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'

/** A number as typed, with or without the national prefix 0. Source of the limit: product specification 5. */
export const MobileNum = z.string().check(z.trim(), z.minLength(1), z.maxLength(20))

/** Dialling code of the country, such as 63; absent: the merchant's own country. */
export const DialingCode = z.string().check(z.regex(/^\+?\d{1,4}$/))

/** A verification code as typed. Source of the limit: product specification 5. */
export const VerificationCode = z.string().check(z.trim(), z.regex(/^\d{1,10}$/))

/** Details of an invalid number: minimum number of digits in that country. */
export const MobileProblem = z.object({ minimumDigits: z.number() })

export const Country = z.object({
  /** ISO 3166 alpha-2; the browser shows its name in the reader's language. */
  country: z.string(),
  dialingCode: z.string(),
  /** An example of a mobile number in national format. */
  example: z.string(),
  /** Number of digits of the example after the dialling code; in some countries a few numbers have fewer. */
  digits: z.number(),
})
export type Country = z.output<typeof Country>

export const listCountries = endpoint({
  summary: 'Returns the dialling codes of all countries.',
  method: 'GET',
  path: '/wps/system/country',
  access: 'anyone',
  input: Nothing,
  output: z.object({
    countries: z.array(Country),
    /** The visitor's detected country, otherwise the merchant's home country. */
    here: z.nullable(z.string()),
  }),
})
