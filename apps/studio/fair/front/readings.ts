import * as z from 'zod/mini'

import { drawPoint, pointText } from '../../crash/maths/crash.ts'
import { pictureOf as crashPicture } from '../../crash/picture.ts'
import { FACES, faceText } from '../../dice/maths/dice.ts'
import { pictureOf as dicePicture } from '../../dice/picture.ts'
import { placeMines, MAX_MINES } from '../../mines/maths/mines.ts'
import { boardPicture } from '../../mines/picture.ts'
import { dropBall, priceOf, priceText, RISKS, ROWS, slotOf } from '../../plinko/maths/plinko.ts'
import { pictureOf as plinkoPicture } from '../../plinko/picture.ts'
import type { Drawing } from '../../quick-pick/art/drawing.ts'
import { themeOf } from '../../quick-pick/themes/theme-of.ts'
import { loadTheme } from '../../quick-pick/front/scene/load-theme.ts'
import type { FairView } from '../../kit/fairness/fair-view.ts'
import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { translatorIn } from '../../kit/front/texts/text-table.ts'
import type { FairTranslator } from './texts/texts.ts'

/** The result that a game derives from the numbers of the seeds. */
export interface ReadResult {
  meaning: string
  picture: Drawing | null
  /** Whether the round was played with this result; null for an unknown round. */
  matchesRules: boolean | null
}

export interface ReadingInput {
  engine: string
  choice: unknown
  outcome: unknown
  title: FairView['title'] | null
}

type Read = (draw: DrawBelow, input: ReadingInput, translator: FairTranslator) => ReadResult | Promise<ReadResult>

const DicePick = z.object({ side: z.enum(['under', 'over']), faces: z.number() })
const Rolled = z.object({ rolled: z.number() })
const Board = z.object({ rows: z.literal(ROWS), risk: z.enum(RISKS) })
const Path = z.object({ path: z.array(z.number()) })
const MineCount = z.object({ mines: z.int().check(z.minimum(1), z.maximum(MAX_MINES)) })
const Field = z.object({ mines: z.array(z.number()), opened: z.array(z.number()), hit: z.nullable(z.number()) })
const Flight = z.object({ left: z.nullable(z.number()), point: z.number() })
const Drawn = z.object({ drawn: z.number() })
const Below = z.object({ below: z.int().check(z.minimum(1)) })

/** Readings by engine, with the same rules as on the server. */
const readings: Readonly<Record<string, Read>> = {
  dice: (draw, { choice, outcome }, translator) => {
    const rolled = draw(FACES)
    const pick = DicePick.safeParse(choice)
    return {
      meaning: translator.t('rolled', { number: faceText(rolled) }),
      picture: pick.success ? dicePicture(rolled, pick.data) : null,
      matchesRules: sameIn(Rolled, outcome, (played) => played.rolled === rolled),
    }
  },
  plinko: (draw, { choice, outcome }, translator) => {
    const board = Board.parse(choice)
    const path = dropBall(draw, board.rows)
    const price = priceText(priceOf(path, board))
    return {
      meaning: translator.t('landed', { slot: slotOf(path) + 1, slots: board.rows + 1, price }),
      picture: plinkoPicture(path, board),
      matchesRules: sameIn(Path, outcome, (played) => played.path.join() === path.join()),
    }
  },
  mines: (draw, { choice, outcome }, translator) => {
    const minePositions = placeMines(draw, MineCount.parse(choice).mines)
    const played = Field.safeParse(outcome)
    const fields = [...minePositions].sort((a, b) => a - b).map((field) => field + 1)
    return {
      meaning: translator.t('minesOnTiles', { fields: fields.join(' ') }),
      picture: boardPicture(played.success ? played.data : { mines: minePositions, opened: [], hit: null }),
      matchesRules: sameIn(Field, outcome, ({ mines, opened, hit }) => {
        const isSafe = opened.every((field) => !minePositions.includes(field))
        return mines.join() === minePositions.join() && isSafe && (hit === null || minePositions.includes(hit))
      }),
    }
  },
  crash: (draw, { outcome }, translator) => {
    const point = drawPoint(draw)
    const played = Flight.safeParse(outcome)
    return {
      meaning: translator.t('flightEndedAt', { point: pointText(point) }),
      picture: crashPicture(point, played.success ? played.data.left : null),
      matchesRules: sameIn(Flight, outcome, (actual) => actual.point === point && (actual.left ?? 0) <= point),
    }
  },
  'quick-pick': async (draw, { title, choice, outcome }, translator) => {
    if (!title) {
      const number = draw(Below.parse(choice).below)
      return { meaning: translator.t('drawn', { number }), picture: null, matchesRules: null }
    }
    const [theme, { quickTexts }] = await Promise.all([
      loadTheme(themeOf(title)),
      import('../../quick-pick/front/texts/quick-texts.ts'),
    ])
    const { t } = await translatorIn(quickTexts, { language: translator.locale, currency: 'EUR' })
    const drawnNumber = draw(theme.numberLimit)
    return {
      meaning: theme.result(drawnNumber)(t),
      picture: theme.picture(drawnNumber),
      matchesRules: sameIn(Drawn, outcome, (played) => played.drawn === drawnNumber),
    }
  },
}

/** Returns null for a game unknown to this page. */
export function readingOf(engine: string): Read | null {
  return readings[engine] ?? null
}

/** Whether two values are equal under a schema; null when the round's own value is unknown. */
function sameIn<Schema extends z.ZodMiniType>(
  schema: Schema,
  actual: unknown,
  isSame: (outcome: z.output<Schema>) => boolean,
): boolean | null {
  if (actual === null) return null
  const parsed = schema.safeParse(actual)
  return parsed.success && isSame(parsed.data)
}
