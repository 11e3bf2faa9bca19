import { expect, test } from 'vitest'

import { PicturesInTurn } from './pictures-in-turn.ts'

const SCREEN_PX = 800
const pictureAt = (top: number) => ({ src: '', getBoundingClientRect: () => ({ top, bottom: top + 100 }) })

function begun() {
  const turns = new PicturesInTurn()
  let woken = 0
  turns.begin(() => woken++)
  return { turns, woken: () => woken }
}

test('one is asked for at a time, those on the screen first, the others as they came', () => {
  const { turns, woken } = begun()
  const [above, below, seen, further] = [pictureAt(-200), pictureAt(900), pictureAt(750), pictureAt(1_000)]
  const all = [above, below, seen, further]
  for (const [place, picture] of all.entries()) turns.wait(picture, `/${place}.webp`)
  expect(woken()).toBe(all.length)

  const sources = () => all.map(({ src }) => src)
  expect(turns.askForNext(SCREEN_PX)).toBe(true)
  expect(sources()).toEqual(['', '', '/2.webp', ''])
  expect(turns.askForNext(SCREEN_PX)).toBe(true)
  expect(sources()).toEqual(['/0.webp', '', '/2.webp', ''])
  expect(turns.askForNext(SCREEN_PX)).toBe(true)
  expect(turns.askForNext(SCREEN_PX)).toBe(false)
  expect(sources()).toEqual(['/0.webp', '/1.webp', '/2.webp', '/3.webp'])
})

test('the picture of a tile that has gone is not asked for', () => {
  const { turns } = begun()
  const [gone, stays] = [pictureAt(0), pictureAt(100)]
  const forget = turns.wait(gone, '/gone.webp')
  turns.wait(stays, '/stays.webp')
  forget()
  expect(turns.askForNext(SCREEN_PX)).toBe(false)
  expect([gone.src, stays.src]).toEqual(['', '/stays.webp'])
})

test('with none waiting there is nothing to do', () => {
  const { turns } = begun()
  expect(turns.askForNext(SCREEN_PX)).toBe(false)
})
