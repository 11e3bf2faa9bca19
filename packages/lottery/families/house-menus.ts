import type { Family } from '../family.ts'
import type { Play } from '../play.ts'
import { COLOUR_NAMES, colourPlays } from './colour/plays.ts'
import { FISH_PRAWN_CRAB_NAMES, fishPrawnCrabPlays } from './fish-prawn-crab/plays.ts'
import { FIVE_D_NAMES, fiveDPlays } from './five-d/plays.ts'
import { fourDPlays } from './four-d/plays.ts'
import { KENO_NAMES, kenoPlays } from './keno/plays.ts'
import type { ChoiceNames } from './kit/choice-name.ts'
import { laoPlays } from './lao/plays.ts'
import { LHC_NAMES, lhcPlays } from './lhc/plays.ts'
import { PC28_NAMES, pc28Plays } from './pc28/plays.ts'
import { dltPlays, ssqPlays, tlPlays } from './powerball/plays.ts'
import { thaiPlays } from './thai/plays.ts'
import { centre, north, south } from './vietnam/areas.ts'
import { VIETNAM_NAMES, vietnamPlays } from './vietnam/plays.ts'
import { WINGO_NAMES, wingoPlays } from './wingo/plays.ts'
import { XOC_DIA_NAMES, xocDiaPlays } from './xoc-dia/plays.ts'

/** Plays of the families with a table of the house, and of those with a sum or single balls. */
export const HOUSE_MENUS: Readonly<Record<string, () => readonly Play[]>> = {
  PCB: pc28Plays,
  LHC: lhcPlays,
  VNC_NORTH: () => vietnamPlays(north),
  VNC_CENTRE: () => vietnamPlays(centre),
  VNC_SOUTH: () => vietnamPlays(south),
  THAI: thaiPlays,
  LAO: laoPlays,
  '4D': fourDPlays,
  WGG: wingoPlays,
  '5D': fiveDPlays,
  CLR: colourPlays,
  VBC: fishPrawnCrabPlays,
  VXD: xocDiaPlays,
  KENO: kenoPlays,
  TL642: () => tlPlays('TL642'),
  TL645: () => tlPlays('TL645'),
  TL649: () => tlPlays('TL649'),
  TL655: () => tlPlays('TL655'),
  TL658: () => tlPlays('TL658'),
  SSQ: ssqPlays,
  DLT: dltPlays,
}

/** Names of single choices. */
export const HOUSE_CHOICES: Readonly<Partial<Record<Family, ChoiceNames>>> = {
  PCB: PC28_NAMES,
  LHC: LHC_NAMES,
  VNC_NORTH: VIETNAM_NAMES,
  VNC_CENTRE: VIETNAM_NAMES,
  VNC_SOUTH: VIETNAM_NAMES,
  WGG: WINGO_NAMES,
  '5D': FIVE_D_NAMES,
  CLR: COLOUR_NAMES,
  VBC: FISH_PRAWN_CRAB_NAMES,
  VXD: XOC_DIA_NAMES,
  KENO: KENO_NAMES,
}
