import { FAMILIES, isFamily } from '../family.ts'
import type { Family } from '../family.ts'
import { prizeModeNamed } from '../prize-mode.ts'
import type { PrizeMode } from '../prize-mode.ts'

interface Named {
  family: Family
  prizeMode: PrizeMode
}

/** Names of games and of areas that are a family of ours, without what stands between their words. */
const FAMILY_NAMES: ReadonlyMap<string, Family> = new Map<string, Family>([
  ...FAMILIES.map((family): [string, Family] => [bare(family), family]),
  ['PC28', 'PCB'],
  ['LUCKY28', 'PCB'],
  ['CANADA28', 'PCB'],
  ['3D', 'LF'],
  ['PL3', 'LF'],
  ['MARBLE', 'SEAPK10'],
  ['SICBO', 'SEAK3'],
  ['MARKSIX', 'LHC'],
  ['VNC', 'VNC_NORTH'],
  ['VIETNAM', 'VNC_NORTH'],
  ['MB', 'VNC_NORTH'],
  ['MT', 'VNC_CENTRE'],
  ['MN', 'VNC_SOUTH'],
  ['MAS', '4D'],
  ['SGC', '4D'],
  ['WINGO', 'WGG'],
  ['FISHPRAWNCRAB', 'VBC'],
  ['XOCDIA', 'VXD'],
])

function bare(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** `SSC-ZY` is SSC in the prize mode ZY; other names than ours, and ours in other letters, are looked up. */
export function familyNamed(name: string, mode: unknown): Named | undefined {
  const prizeMode = prizeModeNamed(mode)
  if (isFamily(name)) return { family: name, prizeMode }
  const letters = bare(name)
  if (letters.endsWith('ZY')) return familyNamed(letters.slice(0, -'ZY'.length), 'ZY')
  const family = FAMILY_NAMES.get(letters)
  return family && { family, prizeMode }
}

/** A game of `VNC` is of the area that its play names, `MN_lo2`; of the north, when it names none. */
export function areaNamed(name: string, play: string): string {
  const area = /^(MB|MT|MN)_/i.exec(play)?.[1]
  return area !== undefined && /^(?:vnc|vietnam)$/i.test(name) ? area : name
}

/** Remarks in brackets are no part of a name: `pair_any(incl triple)`. */
export function playName(text: string): string {
  return text.replace(/\s*\(.*$/s, '').trim()
}

/** A name in the letters of ours: `Last3 Straight` is `last3_straight`. */
export function plainName(text: string): string {
  return playName(text)
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}
