import { join } from 'node:path'

import { expect, test } from 'vitest'

import { classNameOf } from './class-names.ts'

const file = (path: string) => join(import.meta.dirname, '..', 'app', path)

test('classes of one file share a suffix, and those of another file of the same name do not', () => {
  const [board, title, other] = [
    classNameOf('board', file('missions/board.module.css')),
    classNameOf('title', file('missions/board.module.css')),
    classNameOf('board', file('lottery/board.module.css')),
  ]
  expect(board).toMatch(/^board_board_[\w-]{4}$/)
  expect(title.slice(-4)).toBe(board.slice(-4))
  expect(other.slice(-4)).not.toBe(board.slice(-4))
})

test('the server and the browser, which import with different queries, get the same name', () => {
  expect(classNameOf('tile', file('game-tile.module.css?used'))).toBe(classNameOf('tile', file('game-tile.module.css')))
})
