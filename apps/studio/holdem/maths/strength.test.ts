import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CARDS, cardOf } from './cards.ts'
import type { Card } from './cards.ts'
import { categories, categoryOf, strengthOf } from './strength.ts'

const cards = (text: string): Card[] => text.split(' ').map(cardOf)

test('all 2,598,960 five-card hands fall into their categories, and into 7,462 strengths', () => {
  const counts = new Map<number, number>()
  const hand = [0, 0, 0, 0, 0]
  for (let a = 0; a < CARDS; a += 1) for (let b = a + 1; b < CARDS; b += 1) countAfter(a, b)
  const perCategory = categories.map((name) =>
    [...counts].reduce((sum, [strength, count]) => sum + (categoryOf(strength) === name ? count : 0), 0),
  )
  expect(perCategory).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40])
  expect(counts.size).toBe(7_462)

  function countAfter(first: number, second: number) {
    ;[hand[0], hand[1]] = [first, second]
    for (let c = second + 1; c < CARDS; c += 1) {
      hand[2] = c
      for (let d = c + 1; d < CARDS; d += 1) countLast(d)
    }
  }
  function countLast(fourth: number) {
    hand[3] = fourth
    for (let e = fourth + 1; e < CARDS; e += 1) {
      hand[4] = e
      const strength = strengthOf(hand)
      counts.set(strength, (counts.get(strength) ?? 0) + 1)
    }
  }
})

const seven = fc.uniqueArray(fc.integer({ min: 0, max: CARDS - 1 }), { minLength: 7, maxLength: 7 })

test('seven cards are as strong as their best five', () => {
  const mismatches = fc.sample(seven, 300).filter((sevenCards) => strengthOf(sevenCards) !== bestOfFives(sevenCards))
  expect(mismatches).toEqual([])
})

function bestOfFives(sevenCards: readonly Card[]): number {
  let best = 0
  for (let out = 0; out < 7; out += 1)
    for (let other = out + 1; other < 7; other += 1)
      best = Math.max(best, strengthOf(sevenCards.filter((_, at) => at !== out && at !== other)))
  return best
}

test.each([
  ['Ah Kd 9c 7s 5d 3c 2h', 'high-card'],
  ['Ah Ad 9c 7s 5d 3c 2h', 'pair'],
  ['Ah Ad 9c 9s 5d 5c 2h', 'two-pair'],
  ['Ah Ad Ac 9s 7d 3c 2h', 'three'],
  ['Ah 2d 3c 4s 5d 9c 9h', 'straight'],
  ['Ah Kh 9h 5h 2h 2c 2d', 'flush'],
  ['Ah Ad Ac 9s 9d 9c 2h', 'full-house'],
  ['9h 9d 9c 9s Ad Ac Ah', 'four'],
  ['Ah 2h 3h 4h 5h 6c 7d', 'straight-flush'],
])('%s is a %s', (text, name) => expect(categoryOf(strengthOf(cards(text)))).toBe(name))

test.each([
  ['Ah Ad Kc Ks Qd 2c 2h', 'Ah Ad Kc Ks Jd 2c 2h'],
  ['2h 3d 4c 5s 6d Kc Kh', 'Ah 2d 3c 4s 5d Kc Kh'],
  ['Ah Ad 9c 8s 7d 3c 2h', 'Ah Ad 9c 8s 6d 3c 2h'],
  ['9h 9d 9c 9s Kd 2c 3h', '9h 9d 9c 9s Qd Qc Qh'],
  ['Kh Kd Kc 3s 3d 9c 8h', 'Qh Qd Qc As Ad Jc 9h'],
  ['Ah Kh Qh Jh 9h 2c 2d', 'Ah Kh Qh Jh 8h Ac Ad'],
])('%s beats %s', (better, worse) => expect(strengthOf(cards(better))).toBeGreaterThan(strengthOf(cards(worse))))

test('the board alone ties', () => {
  const board = 'Ah Kh Qh Jh Th'
  expect(strengthOf(cards(`${board} 2c 2d`))).toBe(strengthOf(cards(`${board} 9h 8h`)))
})
