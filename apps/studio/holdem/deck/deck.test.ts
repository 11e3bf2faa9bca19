import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { newServerSeed } from '../../kit/fairness/round-fairness.ts'
import { allCards, cardText } from '../maths/cards.ts'
import { rootOfProof } from './commitment.ts'
import { deckOf, proofsOf, rootOfDeck } from './deck.ts'

const SIGMAS = 6
const hash = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'))

test('a deck has each card once, and the same order for the same seed', () => {
  const seed = newServerSeed()
  expect(deckOf(seed).toSorted((a, b) => a - b)).toEqual(allCards())
  expect(deckOf(seed)).toEqual(deckOf(seed))
  expect(deckOf(newServerSeed())).not.toEqual(deckOf(seed))
})

test('each card is at each position equally often', () => {
  const decks = 2_000
  const counts = new Map<number, number>()
  for (let seed = 0; seed < decks; seed += 1) {
    const [first = 0] = deckOf(`seed ${seed}`)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  const expected = decks / 52
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(SIGMAS * Math.sqrt(expected))
})

test('every card is proved by the root published before', async () => {
  const seed = newServerSeed()
  const cards = deckOf(seed)
  const proofs = proofsOf(
    seed,
    cards.map((_, position) => position),
  )
  const roots = await Promise.all(proofs.map((proof) => rootOfProof(proof, hash)))
  expect(new Set(roots)).toEqual(new Set([rootOfDeck(seed)]))
  expect(proofs.map(({ card }) => card)).toEqual(cards.map(cardText))
})

test('no other card, position or salt leads to the root', async () => {
  const seed = newServerSeed()
  const [proof] = proofsOf(seed, [7])
  if (!proof) throw new Error('There is no proof.')
  const otherCard = proof.card === 'Ah' ? 'Kd' : 'Ah'
  for (const forged of [{ card: otherCard }, { position: 6 }, { salt: '00' }]) {
    expect(await rootOfProof({ ...proof, ...forged }, hash)).not.toBe(rootOfDeck(seed))
  }
})

test('a proof reveals nothing about other cards', () => {
  const seed = newServerSeed()
  const [proof] = proofsOf(seed, [0])
  expect(JSON.stringify(proof)).not.toContain(seed)
  expect(proof?.path).toHaveLength(6)
})
