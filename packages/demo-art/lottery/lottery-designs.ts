import type { PaletteName } from '../kit/palettes.ts'
import type { Scene } from '../scenes/scene.ts'
import { bamboo, mountains } from '../scenes/lands.ts'
import { hall, lanternStreet, undersea } from '../scenes/places.ts'
import { bokeh, curtain, felt, stadium } from '../scenes/stages.ts'
import { diceDome, dice } from '../subjects/dice.ts'
import { bingoCard, drawDrum, lotteryBalls, plainBalls, racingCars, ticket } from '../subjects/draws.ts'
import { lantern, lotusFlower } from '../subjects/festive.ts'
import { flipCoin, plinko } from '../subjects/instant.ts'
import { palmIsland, pagoda, spire } from '../subjects/landmarks.ts'
import { crown, jewels, redEnvelope } from '../subjects/riches.ts'
import { crab } from '../subjects/sea.ts'
import type { Subject } from '../subjects/subject.ts'
import { mahjong, moneyWheel } from '../subjects/tables.ts'

export interface LotteryDesign {
  subject: Subject
  scene: Scene
  palette: PaletteName
  /** A second object, small at the bottom. */
  prop?: Subject
}

const design = (subject: Subject, scene: Scene, palette: PaletteName, prop?: Subject): LotteryDesign => ({
  subject,
  scene,
  palette,
  ...(prop && { prop }),
})

/** Design of each lottery family, by the key of the pictures of its games. */
export const lotteryDesigns: Readonly<Record<string, LotteryDesign>> = {
  ssc: design(lotteryBalls, bokeh, 'royal'),
  '11x5': design(drawDrum, curtain, 'azure'),
  lf: design(plainBalls, bokeh, 'jade'),
  pl5: design(plainBalls, curtain, 'plum', ticket),
  pk10: design(racingCars, stadium, 'crimson'),
  seapk10: design(jewels, stadium, 'lagoon'),
  k3: design(dice, felt, 'crimson'),
  seak3: design(diceDome, lanternStreet, 'gilded'),
  pcb: design(moneyWheel, bokeh, 'midnight'),
  lhc: design(lotteryBalls, lanternStreet, 'crimson', lantern),
  'vnc-north': design(lotusFlower, lanternStreet, 'rose', lotteryBalls),
  'vnc-centre': design(pagoda, mountains, 'sunset', lotteryBalls),
  'vnc-south': design(palmIsland, bokeh, 'lagoon', lotteryBalls),
  thai: design(spire, mountains, 'gilded', lotteryBalls),
  lao: design(spire, bamboo, 'forest', lotteryBalls),
  '4d': design(ticket, hall, 'gilded'),
  wgg: design(plinko, bokeh, 'neon'),
  '5d': design(drawDrum, bokeh, 'neon'),
  clr: design(dice, bokeh, 'candy'),
  vbc: design(crab, undersea, 'azure'),
  vxd: design(flipCoin, felt, 'jade'),
  keno: design(bingoCard, bokeh, 'midnight'),
  tl642: design(crown, curtain, 'royal', lotteryBalls),
  tl645: design(redEnvelope, curtain, 'crimson', lotteryBalls),
  tl649: design(ticket, curtain, 'noon', lotteryBalls),
  tl655: design(crown, bokeh, 'plum', lotteryBalls),
  tl658: design(jewels, bokeh, 'midnight', lotteryBalls),
  ssq: design(lotteryBalls, curtain, 'sunset', redEnvelope),
  dlt: design(mahjong, lanternStreet, 'jade', lotteryBalls),
}
