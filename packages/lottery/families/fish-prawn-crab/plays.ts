import type { Play } from '../../play.ts'
import { ballNames } from '../kit/choice-name.ts'
import { symbolDraft } from '../kit/symbol-dice.ts'
import { tableMenu } from '../kit/table-menu.ts'

const SYMBOLS = ['fish', 'prawn', 'crab', 'gourd', 'rooster', 'deer']

export function fishPrawnCrabPlays(): Play[] {
  return tableMenu('VBC', 21_000, [symbolDraft('symbol', SYMBOLS)])
}

export const FISH_PRAWN_CRAB_NAMES = ballNames('symbol', SYMBOLS)
