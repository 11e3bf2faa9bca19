import { isFamily } from '../family.ts'
import type { Family } from '../family.ts'
import type { PrizeMode } from '../prize-mode.ts'

interface Named {
  family: Family
  prizeMode: PrizeMode
}

/** Names of games and of areas that are a family of ours. */
const FAMILY_NAMES: ReadonlyMap<string, Family> = new Map([
  ['PC28', 'PCB'],
  ['3D', 'LF'],
  ['PL3', 'LF'],
  ['VNC', 'VNC_NORTH'],
  ['MB', 'VNC_NORTH'],
  ['MT', 'VNC_CENTRE'],
  ['MN', 'VNC_SOUTH'],
  ['MAS', '4D'],
  ['SGC', '4D'],
])

/** `SSC-ZY` is SSC in the prize mode ZY; other names than ours are looked up. */
export function familyNamed(name: string, prizeMode: PrizeMode): Named | undefined {
  if (name.endsWith('-ZY')) return familyNamed(name.slice(0, -'-ZY'.length), 'ZY')
  const family = isFamily(name) ? name : FAMILY_NAMES.get(name)
  return family && { family, prizeMode }
}

/** A game of `VNC` is of the area that its play names, `MN_lo2`; of the north, when it names none. */
export function areaNamed(name: string, play: string): string {
  const area = /^(MB|MT|MN)_/.exec(play)?.[1]
  return name === 'VNC' && area !== undefined ? area : name
}

/** Remarks in brackets are no part of a name: `pair_any(incl triple)`. */
export function playName(text: string): string {
  return text.replace(/\s*\(.*$/s, '').trim()
}
