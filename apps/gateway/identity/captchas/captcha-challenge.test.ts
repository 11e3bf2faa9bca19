import { isPictureCode, MAX_PICTURE_CHARACTERS } from '@ante/contract/identity/picture-code.ts'
import type { PictureCode } from '@ante/contract/identity/picture-code.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { glyphs } from './captcha-glyphs.ts'
import { newCaptcha } from './captcha-challenge.ts'

const anyCode: fc.Arbitrary<PictureCode> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('digits' as const, 'letters' as const),
    length: fc.integer({ min: 1, max: MAX_PICTURE_CHARACTERS }),
  }),
  fc.constant({ kind: 'equation' as const, length: 2 }),
)

test('every sign of a captcha can be drawn, and its answer can be typed', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const { text: shown, answer } = newCaptcha(code)
      expect(Array.from(shown).filter((sign) => !(sign in glyphs))).toEqual([])
      expect(isPictureCode(answer, code)).toBe(true)
      expect(answer).toBe(answer.toUpperCase())
    }),
  )
})

test('an equation shows its correct result', () => {
  for (let times = 0; times < 200; times++) {
    const { text: shown, answer } = newCaptcha({ kind: 'equation', length: 2 })
    const [, left, sign, right] = /^(\d+)([+-])(\d+)=$/.exec(shown) ?? []
    expect(Number(answer)).toBe(sign === '+' ? Number(left) + Number(right) : Number(left) - Number(right))
  }
})
