import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'

import { ballsOf } from './balls-of.ts'
import type { Ball, SymbolName } from './balls-of.ts'
import type { ShownDraw } from './shown-draw.ts'
import type { TintName } from './tints.ts'

/** The six symbols of fish-prawn-crab. */
export const symbolTexts: Record<SymbolName, MessageDescriptor> = {
  fish: msg`Fish`,
  prawn: msg`Prawn`,
  crab: msg`Crab`,
  rooster: msg`Rooster`,
  gourd: msg`Gourd`,
  deer: msg`Deer`,
}

const tintTexts: Partial<Record<TintName, MessageDescriptor>> = {
  red: msg`Red`,
  blue: msg`Blue`,
  green: msg`Green`,
  gold: msg`Yellow`,
  ivory: msg`White`,
  pink: msg`Pink`,
  orange: msg`Orange`,
  violet: msg`Violet`,
}

/** Returns a result for screen readers: numbers and names in sequence. */
export const drawText = ({ family, draw }: ShownDraw, i18n: I18n): string =>
  ballsOf(family, draw)
    .map((ball) => ballText(ball, i18n))
    .join(' ')

function ballText(ball: Ball, i18n: I18n): string {
  switch (ball.kind) {
    case 'die':
      return String(ball.pips)
    case 'symbol':
      return i18n._(symbolTexts[ball.name])
    case 'colour':
    case 'disc': {
      const texts = tintTexts[ball.tint]
      return texts ? i18n._(texts) : ''
    }
    default:
      return ball.text
  }
}
