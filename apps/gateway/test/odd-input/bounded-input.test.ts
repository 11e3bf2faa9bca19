import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { everyEndpoint } from '../every-endpoint.ts'
import { unboundedIn } from './unbounded-input.ts'

test('every field of every input of the contract has a bound', async () => {
  const endpoints = [...(await everyEndpoint())]
  const unbounded = endpoints.flatMap(([call, { input }]: [string, Endpoint]) =>
    unboundedIn(input).map((field) => `${call} ${field}`),
  )
  expect(unbounded).toEqual([])
  expect(endpoints.length).toBeGreaterThan(200)
})

test.each([
  ['a number', z.object({ a: z.number() }), ['a']],
  ['an integer', z.object({ a: z.int() }), ['a']],
  ['a number with one bound', z.object({ a: z.number().check(z.gte(0)) }), ['a']],
  ['a number with two bounds', z.object({ a: z.int().check(z.gte(0), z.lte(9)) }), []],
  ['a text', z.object({ a: z.optional(z.string()) }), ['a']],
  ['a text with a maximum length', z.object({ a: z.string().check(z.maxLength(9)) }), []],
  ['a pattern without a maximum length', z.object({ a: z.string().check(z.regex(/^[*+]\w+$/)) }), ['a']],
  ['a pattern with a maximum length', z.object({ a: z.string().check(z.regex(/^[*+]\w{1,9}\+$/)) }), []],
  ['a list', z.object({ a: z.array(z.boolean()) }), ['a']],
  ['a field of an entry', z.object({ a: z.array(z.object({ b: z.string() })).check(z.maxLength(9)) }), ['a.0.b']],
  ['an option', z.union([z.object({ a: z.string() }), z.object({ b: z.boolean() })]), ['a']],
  [
    'a record that only names a maximum length',
    z.object({ a: z.record(z.string(), z.unknown()).check(z.refine(() => true, { params: { maxLength: 9 } })) }),
    ['a'],
  ],
  [
    'a record with a maximum length',
    z.object({
      a: z
        .record(z.string(), z.unknown())
        .check(z.refine((a) => JSON.stringify(a).length <= 9, { params: { maxLength: 9 } })),
    }),
    [],
  ],
  ['anything', z.object({ a: z.unknown(), b: z.record(z.string(), z.boolean()) }), ['a', 'b']],
])('%s is recognized', (_, input, fields) => {
  expect(unboundedIn(input)).toEqual(fields)
})
