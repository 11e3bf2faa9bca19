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

export interface LotteryLook {
  subject: Subject
  scene: Scene
  palette: PaletteName
  /** A second object, small at the bottom. */
  prop?: Subject
}

const look = (subject: Subject, scene: Scene, palette: PaletteName, prop?: Subject): LotteryLook => ({
  subject,
  scene,
  palette,
  ...(prop && { prop }),
})

/** Look of each lottery family, by the key of its games' pictures. */
export const lotteryLooks: Readonly<Record<string, LotteryLook>> = {
  ssc: look(lotteryBalls, bokeh, 'royal'),
  '11x5': look(drawDrum, curtain, 'azure'),
  lf: look(plainBalls, bokeh, 'jade'),
  pl5: look(plainBalls, curtain, 'plum', ticket),
  pk10: look(racingCars, stadium, 'crimson'),
  seapk10: look(jewels, stadium, 'lagoon'),
  k3: look(dice, felt, 'crimson'),
  seak3: look(diceDome, lanternStreet, 'gilded'),
  pcb: look(moneyWheel, bokeh, 'midnight'),
  lhc: look(lotteryBalls, lanternStreet, 'crimson', lantern),
  'vnc-north': look(lotusFlower, lanternStreet, 'rose', lotteryBalls),
  'vnc-centre': look(pagoda, mountains, 'sunset', lotteryBalls),
  'vnc-south': look(palmIsland, bokeh, 'lagoon', lotteryBalls),
  thai: look(spire, mountains, 'gilded', lotteryBalls),
  lao: look(spire, bamboo, 'forest', lotteryBalls),
  '4d': look(ticket, hall, 'gilded'),
  wgg: look(plinko, bokeh, 'neon'),
  '5d': look(drawDrum, bokeh, 'neon'),
  clr: look(dice, bokeh, 'candy'),
  vbc: look(crab, undersea, 'azure'),
  vxd: look(flipCoin, felt, 'jade'),
  keno: look(bingoCard, bokeh, 'midnight'),
  tl642: look(crown, curtain, 'royal', lotteryBalls),
  tl645: look(redEnvelope, curtain, 'crimson', lotteryBalls),
  tl649: look(ticket, curtain, 'noon', lotteryBalls),
  tl655: look(crown, bokeh, 'plum', lotteryBalls),
  tl658: look(jewels, bokeh, 'midnight', lotteryBalls),
  ssq: look(lotteryBalls, curtain, 'sunset', redEnvelope),
  dlt: look(mahjong, lanternStreet, 'jade', lotteryBalls),
}
