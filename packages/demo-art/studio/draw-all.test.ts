import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { drawAll } from './draw-all.ts'
import { asDrawn, asPng, asWebp } from './picture.ts'
import type { Picture } from './picture.ts'

const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="${colour}"/></svg>`

const set = (colour = '#ff0000'): Picture[] => [
  asDrawn('marks/one.svg', square('#00ff00')),
  asWebp('games/two.webp', square(colour), { width: 40, height: 40, quality: 80 }),
  asPng('icons/three.png', square('#0000ff'), 16),
]

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures '))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('every picture is drawn in its format and size', async () => {
  expect(await drawAll(folder, set())).toEqual({ drawn: 3, stored: 0, removed: 0 })
  expect(readFileSync(join(folder, 'marks/one.svg'), 'utf8')).toContain('#00ff00')
  expect(await sharp(join(folder, 'games/two.webp')).metadata()).toMatchObject({
    format: 'webp',
    width: 40,
    height: 40,
  })
  expect(await sharp(join(folder, 'icons/three.png')).metadata()).toMatchObject({
    format: 'png',
    width: 16,
    height: 16,
  })
})

test('a picture may have a smaller JPEG twin for old phones, and is redrawn if the twin is missing', async () => {
  const twin = { width: 10, height: 10, quality: 60 }
  const pictures = [asWebp('games/two.webp', square('#ff0000'), { width: 40, height: 40, quality: 80, twin })]
  await drawAll(folder, pictures)
  expect(await sharp(join(folder, 'games/two.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 10, height: 10 })
  expect(await drawAll(folder, pictures)).toEqual({ drawn: 0, stored: 1, removed: 0 })
  rmSync(join(folder, 'games/two.jpg'))
  expect(await drawAll(folder, pictures)).toMatchObject({ drawn: 1 })
})

test('only changed or missing pictures are redrawn', async () => {
  await drawAll(folder, set())
  const before = statSync(join(folder, 'marks/one.svg')).mtimeMs
  expect(await drawAll(folder, set())).toEqual({ drawn: 0, stored: 3, removed: 0 })

  rmSync(join(folder, 'icons/three.png'))
  expect(await drawAll(folder, set('#ffff00'))).toEqual({ drawn: 2, stored: 1, removed: 0 })
  expect(statSync(join(folder, 'marks/one.svg')).mtimeMs).toBe(before)
})

test('unused pictures, and leftovers of a killed run, are removed', async () => {
  await drawAll(folder, set())
  writeFileSync(join(folder, 'games/half.webp.new'), 'half')
  expect(await drawAll(folder, set().slice(0, 2))).toEqual({ drawn: 0, stored: 2, removed: 2 })
})

test('all pictures are redrawn when the manifest is damaged', async () => {
  await drawAll(folder, set())
  writeFileSync(join(folder, '.manifest.json'), '{"marks/one.svg": ')
  expect(await drawAll(folder, set())).toEqual({ drawn: 3, stored: 0, removed: 0 })
})
