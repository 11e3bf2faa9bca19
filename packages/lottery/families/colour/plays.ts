import type { Play } from '../../play.ts'
import { ballNames } from '../kit/choice-name.ts'
import { symbolDraft } from '../kit/symbol-dice.ts'
import { tableMenu } from '../kit/table-menu.ts'

const COLORS = ['red', 'yellow', 'green', 'blue', 'purple', 'white']

export function colourPlays(): Play[] {
  return tableMenu('CLR', 20_000, [symbolDraft('color', COLORS)])
}

export const COLOUR_NAMES = ballNames('color', COLORS)
