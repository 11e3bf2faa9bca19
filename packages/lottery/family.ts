/**
 * A family has one format of results and one menu of plays. Each game belongs to a family: MAS and SGC to `4D`, 3D and
 * PL3 to `LF`, PC28 and similar games to `PCB`.
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
