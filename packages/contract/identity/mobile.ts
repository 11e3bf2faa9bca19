import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'

/** A number as people type it, with or without the nought of a call at home. Source of the limit: product specification 5. */
export const MobileNum = z.string().check(z.trim(), z.minLength(1), z.maxLength(20))

/** The country's dialling code, such as 63; without one the merchant's own country is meant. */
export const DialingCode = z.string().check(z.regex(/^\+?\d{1,4}$/))

/** A code as it is typed. Source of the limit: product specification 5. */
export const VerificationCode = z.string().check(z.trim(), z.regex(/^\d{1,10}$/))

/** No number of that country, which has so many digits at the least. */
export const MobileProblem = z.object({ minimumDigits: z.number() })

export const Country = z.object({
  /** ISO 3166 alpha-2; its name is for the browser to say, in the reader's language. */
  country: z.string(),
  dialingCode: z.string(),
  /** A mobile number as one dials it within the country. */
  example: z.string(),
  /** How many digits that one has after the dialling code; in some countries a few have less. */
  digits: z.number(),
})
export type Country = z.output<typeof Country>

export const listCountries = endpoint({
  summary: 'The dialling codes of all countries',
  method: 'GET',
  path: '/wps/system/country',
  access: 'anyone',
  input: Nothing,
  output: z.object({
    countries: z.array(Country),
    /** Where the visitor seems to be, else where the merchant is at home. */
    here: z.nullable(z.string()),
  }),
})
