import { expect, test } from 'vitest'

import { CachedPictures } from './cached-pictures.ts'
import { PicturesInTurn } from './pictures-in-turn.ts'
import type { PictureNode } from './pictures-in-turn.ts'

const SCREEN_PX = 800

function pictureAt(top: number): PictureNode {
  return {
    src: '',
    complete: true,
    getAttribute() {
      return this.src || null
    },
    removeAttribute(name) {
      if (name === 'src') this.src = ''
    },
    getBoundingClientRect: () => ({ top, bottom: top + 100 }),
  }
}

function startQueue(max = 0) {
  const turns = new PicturesInTurn(new CachedPictures(() => ({ src: '' }), max))
  let woken = 0
  turns.begin(() => woken++)
  return { turns, woken: () => woken }
}

test('one picture is requested at a time, those on the screen first, then in order', () => {
  const { turns, woken } = startQueue()
  const [above, below, seen, further] = [pictureAt(-200), pictureAt(900), pictureAt(750), pictureAt(1_000)]
  const allPictures = [above, below, seen, further]
  for (const [index, picture] of allPictures.entries()) turns.show(picture, `/${index}.webp`)
  expect(woken()).toBe(allPictures.length)

  const sources = () => allPictures.map(({ src }) => src)
  expect(turns.requestNext(SCREEN_PX)).toBe(true)
  expect(sources()).toEqual(['', '', '/2.webp', ''])
  expect(turns.requestNext(SCREEN_PX)).toBe(true)
  expect(sources()).toEqual(['/0.webp', '', '/2.webp', ''])
  expect(turns.requestNext(SCREEN_PX)).toBe(true)
  expect(turns.requestNext(SCREEN_PX)).toBe(false)
  expect(sources()).toEqual(['/0.webp', '/1.webp', '/2.webp', '/3.webp'])
})

test("a node never shows the previous game's picture, and a displayed one is not requested again", () => {
  const { turns, woken } = startQueue()
  const picture = pictureAt(0)
  picture.src = '/one.webp'
  turns.show(picture, '/one.webp')
  expect([picture.src, woken()]).toEqual(['/one.webp', 0])
  turns.show(picture, '/two.webp')
  expect(picture.src).toBe('')
  turns.show(picture, '/two.webp')
  expect(woken()).toBe(1)
  turns.show(picture, '/three.webp')
  expect(turns.requestNext(SCREEN_PX)).toBe(false)
  expect(picture.src).toBe('/three.webp')
  turns.show(picture, null)
  expect([picture.src, turns.requestNext(SCREEN_PX)]).toEqual(['', false])
})

test('the picture of a removed tile is not requested', () => {
  const { turns } = startQueue()
  const [removed, kept] = [pictureAt(0), pictureAt(100)]
  turns.show(removed, '/gone.webp')
  turns.show(kept, '/stays.webp')
  turns.remove(removed)
  expect(turns.requestNext(SCREEN_PX)).toBe(false)
  expect([removed.src, kept.src]).toEqual(['', '/stays.webp'])
})

test('scrolling back shows recent pictures immediately', () => {
  const { turns, woken } = startQueue(3)
  const picture = pictureAt(0)
  for (const name of ['one', 'two', 'three', 'four']) {
    turns.show(picture, `/${name}.webp`)
    turns.requestNext(SCREEN_PX)
  }
  const requested = woken()
  for (const name of ['three', 'two', 'three']) {
    turns.show(picture, `/${name}.webp`)
    expect(picture.src).toBe(`/${name}.webp`)
  }
  expect(woken()).toBe(requested)
  turns.show(picture, '/one.webp')
  expect([picture.src, woken()]).toEqual(['', requested + 1])
})

test('without waiting pictures no request is made', () => {
  const { turns } = startQueue()
  expect(turns.requestNext(SCREEN_PX)).toBe(false)
})
