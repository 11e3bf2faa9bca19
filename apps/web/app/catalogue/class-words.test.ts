import { games } from '@ante/demo/games.ts'
import { expect, test } from 'vitest'

import { classesOf, classWords } from './class-words.ts'

test('every class that stands in a menu has a name for people', () => {
  const classes = Object.values(classesOf).flat()
  expect(classes.filter((id) => !classWords[id])).toEqual([])
})

/** Those with one class alone, which has nothing to choose from. */
const WITHOUT_MENU = ['SPORTS', 'COCKFIGHT']

test('every class of the demo stands in the menu of its category', () => {
  const missing = games.flatMap(({ category, classes }) =>
    classes.filter((id) => !WITHOUT_MENU.includes(category) && !classesOf[category]?.includes(id)),
  )
  expect(missing).toEqual([])
})
