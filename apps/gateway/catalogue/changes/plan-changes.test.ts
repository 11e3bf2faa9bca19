import type { GameChange } from '@ante/contract/console/game-changes.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { feedValuesOf, isSetByStaff } from './feed-values.ts'
import { planChanges } from './plan-changes.ts'
import type { ChangeableGame, OtherPositions } from './plan-changes.ts'

const game = (id: number, values: Partial<ChangeableGame> = {}): ChangeableGame => ({
  node_id: BigInt(id),
  vendor: 'JL',
  name: `Game ${id}`,
  category: 'RNG',
  active: true,
  classes: ['VIDEO'],
  position: id,
  feed_active: null,
  feed_classes: null,
  feed_position: null,
  ...values,
})
const none: OtherPositions = new Map()
const plan = (games: ChangeableGame[], change: GameChange, others = none) =>
  planChanges(
    games.map(({ node_id: id }) => id),
    change,
    { games, others },
  )
const ten = Array.from({ length: 10 }, (_, index) => `CLASS${index}`)

test.each<[string, Partial<ChangeableGame>, GameChange, string, Partial<ChangeableGame> | string | null]>([
  ['an open game', {}, { action: 'close' }, 'done', { active: false, feed_active: true }],
  ['a game that staff closed', { active: false, feed_active: true }, { action: 'close' }, 'unchanged', null],
  [
    'a game that staff closed',
    { active: false, feed_active: true },
    { action: 'open' },
    'done',
    { active: true, feed_active: null },
  ],
  ['an open game', {}, { action: 'open' }, 'unchanged', null],
  ['a game that the feed lacks', { active: false }, { action: 'open' }, 'refused', 'not_in_feed'],
  [
    'a game that staff closed and the feed lacks',
    { active: false, feed_active: false },
    { action: 'open' },
    'refused',
    'not_in_feed',
  ],
  [
    'a game without the class',
    {},
    { action: 'addClass', name: 'JP' },
    'done',
    { classes: ['VIDEO', 'JP'], feed_classes: ['VIDEO'] },
  ],
  ['a game with the class', {}, { action: 'addClass', name: 'VIDEO' }, 'unchanged', null],
  ['a game with ten classes', { classes: ten }, { action: 'addClass', name: 'JP' }, 'refused', 'too_many_classes'],
  [
    'a game with the class',
    {},
    { action: 'removeClass', name: 'VIDEO' },
    'done',
    { classes: [], feed_classes: ['VIDEO'] },
  ],
  [
    'a game to which staff added it',
    { classes: ['VIDEO', 'JP'], feed_classes: ['VIDEO'] },
    { action: 'removeClass', name: 'JP' },
    'done',
    { classes: ['VIDEO'], feed_classes: null },
  ],
  ['a game without the class', {}, { action: 'removeClass', name: 'JP' }, 'unchanged', null],
  ['a game of the feed', {}, { action: 'feed' }, 'unchanged', null],
  [
    'a closed and moved game',
    { active: false, feed_active: true, position: -5, feed_position: 3 },
    { action: 'feed' },
    'done',
    { active: true, feed_active: null, position: 3, feed_position: null },
  ],
])('%s, %#: the change decides about it', (...[, values, change, result, expected]) => {
  const before = game(1, values)
  const { outcomes, changed } = plan([before], change)
  const problem = typeof expected === 'string' ? expected : null
  expect(outcomes).toEqual([{ id: '1', name: 'Game 1', result, problem }])
  expect(changed).toEqual(
    typeof expected === 'object' && expected ? [{ before, after: { ...before, ...expected } }] : [],
  )
})

test('an unknown game is refused, and a repeated id counts once', () => {
  expect(planChanges([1n, 2n, 1n], { action: 'close' }, { games: [game(1)], others: none }).outcomes).toEqual([
    { id: '1', name: 'Game 1', result: 'done', problem: null },
    { id: '2', name: '', result: 'refused', problem: 'unknown' },
  ])
})

test('games move before or after the others of their categories, in their present order', () => {
  const games = [game(7), game(5), game(9, { category: 'FISH', position: 1 })]
  const others = new Map([
    ['RNG', { lowest: 1, highest: 20 }],
    ['FISH', { lowest: 2, highest: 4 }],
  ])
  const positionsOf = (to: 'first' | 'last') =>
    plan(games, { action: 'order', to }, others).changed.map(({ after }) => [Number(after.node_id), after.position])
  expect(positionsOf('first')).toEqual([
    [7, 0],
    [5, -1],
  ])
  expect(positionsOf('last')).toEqual([
    [7, 22],
    [5, 21],
    [9, 5],
  ])
})

test('whatever staff changed, the values of the feed come back, and no value equals the one beside it', () => {
  const change = fc.oneof(
    fc.constantFrom<GameChange>({ action: 'close' }, { action: 'open' }, { action: 'order', to: 'first' }),
    fc.record({
      action: fc.constantFrom('addClass' as const, 'removeClass' as const),
      name: fc.constantFrom('A', 'B'),
    }),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.boolean(), (changes, active) => {
      const feed = [game(1, { active }), game(2, { active, classes: ['A'] })]
      const others = new Map([['RNG', { lowest: 1, highest: 9 }]])
      const apply = (games: ChangeableGame[], one: GameChange) => {
        const after = new Map(
          plan(games, one, others).changed.map((changed) => [changed.before.node_id, changed.after]),
        )
        return games.map((item) => after.get(item.node_id) ?? item)
      }
      const changed = changes.reduce(apply, feed)
      for (const [index, item] of changed.entries()) {
        expect(feedValuesOf(item)).toMatchObject({
          active,
          classes: feed[index]?.classes,
          position: feed[index]?.position,
        })
        expect(item.feed_active).not.toBe(item.active)
        expect(item.feed_position).not.toBe(item.position)
      }
      const reset = apply(changed, { action: 'feed' })
      expect(reset).toEqual(feed)
      expect(reset.some(isSetByStaff)).toBe(false)
    }),
  )
})
