import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { fromWire, onWire, toWire } from './wire-names.ts'

const Game = z.object({ vendor: onWire('maker', z.string()), name: z.string() })
const Page = z.object({
  games: z.array(Game),
  byId: z.optional(z.record(z.string(), Game)),
  draw: z.nullable(z.object({ drawNumber: onWire('drawNo', z.nullable(z.string())) })),
  category: z.optional(onWire('kind', z.string())),
})

describe('a value of a schema with names of the wire', () => {
  const value = {
    games: [{ vendor: 'JL', name: 'Fruits' }],
    byId: { vendor: { vendor: 'NL', name: 'Reels' } },
    draw: { drawNumber: '20260120-0456' },
    category: 'RNG',
  }
  const onTheWire = {
    games: [{ maker: 'JL', name: 'Fruits' }],
    byId: { vendor: { maker: 'NL', name: 'Reels' } },
    draw: { drawNo: '20260120-0456' },
    kind: 'RNG',
  }
  test('is renamed at any depth, except the keys of records', () => expect(toWire(Page, value)).toEqual(onTheWire))
  test('is read from the wire', () => expect(fromWire(Page, onTheWire)).toEqual(value))
  test('has no second name on the wire', () =>
    expect(fromWire(Game, { vendor: 'JL', name: 'Fruits' })).toEqual({ name: 'Fruits' }))
})

test('fields keep their names of the wire in picked and extended objects, in unions and in pipes', () => {
  const more = z.extend(z.pick(Game, { vendor: true }), { hot: z.boolean() })
  const either = z.pipe(z.union([z.string(), more]), z.transform(String))
  expect(toWire(either, { vendor: 'JL', hot: true })).toEqual({ maker: 'JL', hot: true })
  expect(toWire(either, 'JL')).toBe('JL')
})

test('a schema without names of the wire passes its values through', () => {
  const value = { a: [1] }
  expect(toWire(z.object({ a: z.array(z.number()) }), value)).toBe(value)
})

test('a schema with two fields of one name on the wire is refused', () => {
  const schema = z.object({ vendor: onWire('maker', z.string()), maker: z.string() })
  expect(() => toWire(schema, {})).toThrow('the same name on the wire')
})

test('a round trip returns the value, and any other value from the wire is accepted, to be parsed', () => {
  const game = fc.record({ vendor: fc.string(), name: fc.string() })
  const page = fc.record({
    games: fc.array(game),
    byId: fc.dictionary(fc.string(), game, { noNullPrototype: true }),
    draw: fc.option(fc.record({ drawNumber: fc.option(fc.string()) })),
    category: fc.string(),
  })
  fc.assert(
    fc.property(page, (value) => {
      expect(fromWire(Page, toWire(Page, value))).toEqual(value)
    }),
  )
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => fromWire(Page, value)).not.toThrow()
    }),
  )
})
