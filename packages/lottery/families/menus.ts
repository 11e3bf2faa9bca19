import type { Family } from '../family.ts'
import { elevenFivePlayName, elevenFivePlays } from './eleven-five/eleven-five.ts'
import { HOUSE_MENUS } from './house-menus.ts'
import { k3PlayName, k3Plays } from './k3/k3.ts'
import { pk10PlayName, pk10Plays } from './pk10/pk10.ts'
import { tlPlayName } from './powerball/plays.ts'
import { sscPlayName, sscPlays, zyPlays } from './ssc/ssc.ts'
import { threeDigitPlayName, threeDigitPlays } from './three-digits/three-digits.ts'
import { vietnamPlayName } from './vietnam/plays.ts'
import type { Play } from '../play.ts'

/** The plays of each family, created on first use. ZY has a separate menu. */
export const MENUS: Readonly<Record<string, () => readonly Play[]>> = {
  SSC: () => sscPlays('SSC', 1000),
  'SSC-ZY': zyPlays,
  '11X5': elevenFivePlays,
  LF: threeDigitPlays,
  PL5: () => sscPlays('PL5', 5000),
  PK10: () => pk10Plays('PK10', 6000),
  SEAPK10: () => pk10Plays('SEAPK10', 7000),
  K3: () => k3Plays('K3', { from: 8000, triplesLose: false }),
  SEAK3: () => k3Plays('SEAK3', { from: 9000, triplesLose: true }),
  ...HOUSE_MENUS,
}

/** Alternative names of a family's plays. */
export const PLAY_NAMES: Readonly<Partial<Record<Family, (name: string) => string>>> = {
  SSC: sscPlayName,
  '11X5': elevenFivePlayName,
  LF: threeDigitPlayName,
  PL5: sscPlayName,
  PK10: pk10PlayName,
  SEAPK10: pk10PlayName,
  K3: k3PlayName,
  SEAK3: k3PlayName,
  TL642: tlPlayName,
  TL645: tlPlayName,
  TL649: tlPlayName,
  TL655: tlPlayName,
  TL658: tlPlayName,
  VNC_NORTH: vietnamPlayName('MB'),
  VNC_CENTRE: vietnamPlayName('MT'),
  VNC_SOUTH: vietnamPlayName('MN'),
}
