/**
 * A family is one shape of draw and one menu of plays. A game belongs to one family; MAS and SGC are games of `4D`, 3D
 * and PL3 of `LF`, PC28 and similar games of `PCB`.
 */
export const FAMILIES = [
  'SSC',
  '11X5',
  'LF',
  'PL5',
  'PK10',
  'SEAPK10',
  'K3',
  'SEAK3',
  'PCB',
  'LHC',
  'VNC_NORTH',
  'VNC_CENTRE',
  'VNC_SOUTH',
  'THAI',
  'LAO',
  '4D',
  'WGG',
  '5D',
  'CLR',
  'VBC',
  'VXD',
  'KENO',
  'TL642',
  'TL645',
  'TL649',
  'TL655',
  'TL658',
  'SSQ',
  'DLT',
] as const

export type Family = (typeof FAMILIES)[number]

const NAMES: ReadonlySet<string> = new Set(FAMILIES)

export function isFamily(name: string): name is Family {
  return NAMES.has(name)
}
