import * as z from 'zod/mini'

import type { Game } from '../kit/game.ts'
import type { Title } from '../kit/titles.ts'
import { choiceOf } from './themes/theme.ts'
import type { Choice, Theme } from './themes/theme.ts'
import { themeOf } from './themes/theme-of.ts'
import { themes } from './themes/themes.ts'
import { grainCents, winCents } from './maths.ts'
import { MIN_ROUND_MS } from './pace.ts'
import { quickTexts } from './front/texts/quick-texts.ts'
import { describeRound } from './describe-round.ts'

/** The drawn number of the theme. */
export interface Outcome {
  drawn: number
}

const themeIn = (title: Title): Theme => themes[themeOf(title)]

function requiredChoice(theme: Theme, id: string): Choice {
  const choice = choiceOf(theme, id)
  if (!choice) throw new Error(`There is no ${id} among the choices of ${theme.name}.`)
  return choice
}

/** One draw, one choice at its printed price: the substitute round for categories without a game of their own. */
export const quickPick: Game<Outcome, string> = {
  engine: 'quick-pick',
  stakeGrainCents: (title) => grainCents(themeIn(title)),
  choiceIn: (title) => z.enum(themeIn(title).choices.map(({ id }) => id)),
  fair: true,
  jackpot: null,
  draw: (drawBelow, { title }) => ({ drawn: drawBelow(themeIn(title).numberLimit) }),
  wonCents: ({ drawn }, { title, choice, stakeCents }) =>
    winCents(requiredChoice(themeIn(title), choice), drawn, stakeCents),
  minMs: () => MIN_ROUND_MS,
  view: ({ drawn }) => ({ drawn }),
  texts: quickTexts,
  describe: describeRound,
}
