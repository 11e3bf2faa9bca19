import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { countryName } from '../../lib/i18n/country-name.ts'

/** Label of a group: a proper name, the same in every language, a country code, or a message. */
type Name = string | { country: string } | MessageDescriptor

const NAMES: Record<string, Name> = {
  SSC: 'SSC',
  '11X5': '11x5',
  LF: '3D',
  PK10: 'PK10',
  SEAPK10: msg`PK10 (South-East Asia)`,
  K3: 'K3',
  SEAK3: msg`K3 (South-East Asia)`,
  PCB: 'PC28',
  LHC: msg`Mark Six`,
  KENO: 'Keno',
  VNC: { country: 'VN' },
  THAI: { country: 'TH' },
  LAO: { country: 'LA' },
  MAS: { country: 'MY' },
  SGC: { country: 'SG' },
  TWC: { country: 'TW' },
  VBC: 'Bầu Cua',
  VXD: 'Xóc Đĩa',
  '4D': '4D',
  '5D': '5D',
  WGG: 'Wingo',
  CLR: msg`Colour game`,
  BCR: msg`Baccarat`,
  SSQ: 'Double Color Ball',
  DLT: 'Super Lotto',
  TL2D: '2D Lotto',
  TL3D: '3D Lotto',
  TL4D: '4D Lotto',
  TL6D: '6D Lotto',
  TL642: 'Lotto 6/42',
  TL645: 'Lotto 6/45',
  TL649: 'Lotto 6/49',
  TL655: 'Lotto 6/55',
  TL658: 'Lotto 6/58',
}

const OTHERS = msg`Others`

/** Returns the label of a lottery group by its wire code. */
export function groupName(code: string, i18n: I18n): string {
  const name = new Map(Object.entries(NAMES)).get(code) ?? OTHERS
  if (typeof name === 'string') return name
  return 'country' in name ? countryName(name.country, i18n.locale) : i18n._(name)
}
