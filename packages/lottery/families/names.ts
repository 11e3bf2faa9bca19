import { FAMILIES, isFamily } from '../family.ts'
import type { Family } from '../family.ts'
import { parsePrizeMode } from '../prize-mode.ts'
import type { PrizeMode } from '../prize-mode.ts'

interface Named {
  family: Family
  prizeMode: PrizeMode
}

/** Families by the names of games and areas, without separators. */
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

/**
 * Returns the family of a name, also of an alternative name or spelling; undefined if unknown. `SSC-ZY` is SSC in the
 * prize mode ZY.
 */
export function parseFamilyName(name: string, mode: unknown): Named | undefined {
  const prizeMode = parsePrizeMode(mode)
  if (isFamily(name)) return { family: name, prizeMode }
  const letters = bare(name)
  if (letters.endsWith('ZY')) return parseFamilyName(letters.slice(0, -'ZY'.length), 'ZY')
  const family = FAMILY_NAMES.get(letters)
  return family && { family, prizeMode }
}

/** Returns the area of a game of `VNC` by the prefix of its play, `MN_lo2`; the north without a prefix. */
export function parseAreaName(name: string, play: string): string {
  const area = /^(MB|MT|MN)_/i.exec(play)?.[1]
  return area !== undefined && /^(?:vnc|vietnam)$/i.test(name) ? area : name
}

/** Returns a name without remarks in brackets, such as that in `pair_any(incl triple)`. */
export function playName(text: string): string {
  return text.replace(/\s*\(.*$/s, '').trim()
}

/** Normalizes the spelling of a name: `Last3 Straight` becomes `last3_straight`. */
export function plainName(text: string): string {
  return playName(text)
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}
