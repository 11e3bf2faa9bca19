import type { Play } from '../../play.ts'
import { SIDE_BALLS, prefixedChoiceNames } from '../kit/choice-name.ts'
import type { ChoiceNames } from '../kit/choice-name.ts'
import { tableMenu } from '../kit/table-menu.ts'
import type { Area } from './areas.ts'
import { digitDrafts, loDrafts, parlayDrafts, specialDrafts } from './drafts.ts'

export function vietnamPlays(area: Area): Play[] {
  const drafts = [...loDrafts(area), ...specialDrafts(area), ...digitDrafts(), ...parlayDrafts(area)]
  return tableMenu(area.family, area.from, drafts)
}

/** Returns a function that removes an area's prefix from play names, such as `MB_` of the north in `MB_lo2`. */
export function vietnamPlayName(area: string): (name: string) => string {
  return (name) => {
    const play = name.startsWith(`${area.toLowerCase()}_`) ? name.slice(area.length + 1) : name
    return play === '1k' ? 'lo2_1k' : play
  }
}

export const VIETNAM_NAMES: ChoiceNames = prefixedChoiceNames('keo', 'keo_', SIDE_BALLS)
