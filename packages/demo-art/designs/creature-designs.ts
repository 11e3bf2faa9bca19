import { cold, grand, loud, noble, sweet, wild } from '../covers/cover-design.ts'
import type { CoverDesign } from '../covers/cover-design.ts'
import { bamboo, desert, jungle, mountains, volcano } from '../scenes/lands.ts'
import { castle, hall, lanternStreet, undersea } from '../scenes/places.ts'
import { clouds, northern, rays, seaSun } from '../scenes/skies.ts'
import { bokeh, cave, curtain, hive, stadium, sweetHills } from '../scenes/stages.ts'
import { lion, panther, tiger } from '../subjects/big-cats.ts'
import { clover, drum, horseshoe, lantern, lotusFlower, rose, trophy } from '../subjects/festive.ts'
import { luckyCat, monkey, owl, panda, rabbit } from '../subjects/gentle.ts'
import { totem } from '../subjects/masks.ts'
import { dinosaur, dragon, phoenix, unicorn } from '../subjects/mythic.ts'
import { koi, octopus } from '../subjects/deep.ts'
import { chest, coinHeap, crown, ingot, jewel, redEnvelope } from '../subjects/riches.ts'
import { horse } from '../subjects/sport.ts'
import { bee, honeyPot } from '../subjects/sweets.ts'
import { buffalo, eagle, elephant, wolf } from '../subjects/wild.ts'
import { fox, parrot } from '../subjects/woodland.ts'
import { iceCrystal, northStar } from '../subjects/winter.ts'
import { butterfly, moonLady, mushrooms, potion, spellBook } from '../subjects/magic.ts'
import { cactus, compass, galleon, pearlShell, sheriffStar, thunder, trident } from '../subjects/adventure.ts'
import { fruit } from '../subjects/classics.ts'

export const creatureDesigns = {
  northlight: {
    subjects: [northStar],
    props: [iceCrystal],
    scenes: [northern],
    palettes: ['midnight', 'jade'],
    garnish: ['snow', 'sparks'],
    lettering: cold,
  },
  dragon: {
    subjects: [dragon],
    props: [coinHeap, lantern, jewel, ingot, redEnvelope],
    scenes: [lanternStreet, mountains, cave, clouds, volcano],
    palettes: ['crimson', 'jade', 'azure', 'gilded', 'royal'],
    garnish: ['embers', 'coins', 'sparks'],
    lettering: grand,
  },
  tiger: {
    subjects: [tiger],
    props: [drum, ingot, lantern, lotusFlower],
    scenes: [bamboo, jungle, mountains, lanternStreet],
    palettes: ['jade', 'sunset', 'crimson', 'midnight'],
    garnish: ['leaves', 'petals', 'sparks'],
    lettering: grand,
  },
  panda: {
    subjects: [panda],
    props: [lantern, lotusFlower, drum, coinHeap],
    scenes: [bamboo, mountains, clouds, jungle],
    palettes: ['forest', 'mint', 'dawn', 'lagoon'],
    garnish: ['leaves', 'petals'],
    lettering: sweet,
  },
  rabbit: {
    subjects: [rabbit],
    props: [moonLady, clover, lantern, crown],
    scenes: [clouds, northern, lanternStreet, sweetHills],
    palettes: ['midnight', 'dawn', 'rose', 'candy'],
    garnish: ['petals', 'stars'],
    lettering: sweet,
  },
  luckycat: {
    subjects: [luckyCat, luckyCat, redEnvelope],
    props: [coinHeap, redEnvelope, ingot, lantern],
    scenes: [lanternStreet, rays, bokeh, curtain, hive],
    palettes: ['crimson', 'gilded', 'rose', 'azure', 'plum'],
    garnish: ['coins', 'sparks', 'petals'],
    lettering: grand,
  },
  monkey: {
    subjects: [monkey],
    props: [fruit, crown, ingot],
    scenes: [mountains, jungle, bamboo, clouds],
    palettes: ['sunset', 'forest', 'noon', 'crimson'],
    garnish: ['leaves', 'petals', 'coins'],
    lettering: wild,
  },
  lion: {
    subjects: [lion],
    props: [crown, drum, coinHeap, jewel],
    scenes: [desert, mountains, lanternStreet, rays],
    palettes: ['desert', 'sunset', 'crimson', 'royal'],
    garnish: ['sparks', 'coins', 'embers'],
    lettering: grand,
  },
  wolf: {
    subjects: [wolf],
    props: [moonLady, iceCrystal, jewel],
    scenes: [northern, castle, mountains, cave],
    palettes: ['midnight', 'ice', 'storm', 'royal', 'plum'],
    garnish: ['snow', 'sparks'],
    lettering: cold,
  },
  buffalo: {
    subjects: [buffalo],
    props: [coinHeap, cactus, sheriffStar],
    scenes: [desert, mountains, seaSun, rays],
    palettes: ['sunset', 'crimson', 'azure', 'lava', 'desert'],
    garnish: ['embers', 'sparks', 'coins'],
    lettering: wild,
  },
  elephant: {
    subjects: [elephant],
    props: [jewel, lotusFlower, crown, chest],
    scenes: [hall, jungle, lanternStreet, desert],
    palettes: ['plum', 'jade', 'gilded', 'sunset'],
    garnish: ['petals', 'gems', 'sparks'],
    lettering: grand,
  },
  eagle: {
    subjects: [eagle],
    props: [thunder, coinHeap, compass],
    scenes: [mountains, desert, clouds, seaSun],
    palettes: ['azure', 'sunset', 'storm', 'noon'],
    garnish: ['sparks', 'stars'],
    lettering: wild,
  },
  owl: {
    subjects: [owl],
    props: [spellBook, moonLady, potion, mushrooms],
    scenes: [castle, jungle, northern, cave, bokeh],
    palettes: ['midnight', 'royal', 'forest', 'plum', 'storm'],
    garnish: ['stars', 'leaves', 'sparks'],
    lettering: noble,
  },
  fox: {
    subjects: [fox],
    props: [lantern, coinHeap, mushrooms],
    scenes: [jungle, bamboo, lanternStreet, northern],
    palettes: ['forest', 'dawn', 'crimson', 'midnight'],
    garnish: ['leaves', 'petals', 'embers'],
    lettering: wild,
  },
  phoenix: {
    subjects: [phoenix],
    props: [jewel, rose, lantern],
    scenes: [volcano, clouds, lanternStreet, rays],
    palettes: ['lava', 'crimson', 'royal', 'gilded', 'plum'],
    garnish: ['embers', 'sparks'],
    lettering: grand,
  },
  koi: {
    subjects: [koi, lotusFlower],
    props: [lotusFlower, pearlShell, lantern, coinHeap],
    scenes: [undersea, lanternStreet, bokeh, mountains],
    palettes: ['lagoon', 'azure', 'rose', 'mint', 'jade'],
    garnish: ['petals', 'bubbles', 'sparks'],
    lettering: grand,
  },
  unicorn: {
    subjects: [unicorn],
    props: [rose, butterfly, crown],
    scenes: [clouds, sweetHills, northern, bokeh],
    palettes: ['candy', 'dawn', 'royal', 'lagoon'],
    garnish: ['stars', 'sparks', 'petals'],
    lettering: sweet,
  },
  kraken: {
    subjects: [octopus],
    props: [chest, trident, pearlShell, galleon],
    scenes: [undersea, cave, castle, seaSun],
    palettes: ['lagoon', 'plum', 'midnight', 'royal'],
    garnish: ['bubbles', 'coins'],
    lettering: loud,
  },
  dinosaur: {
    subjects: [dinosaur],
    props: [fruit, totem, jewel],
    scenes: [jungle, volcano, mountains, cave],
    palettes: ['forest', 'lava', 'sunset', 'lagoon'],
    garnish: ['leaves', 'embers'],
    lettering: loud,
  },
  horse: {
    subjects: [horse, horseshoe],
    props: [trophy, horseshoe, clover],
    scenes: [mountains, stadium, desert, clouds, rays],
    palettes: ['sunset', 'forest', 'desert', 'dawn', 'azure'],
    garnish: ['sparks', 'leaves', 'stars'],
    lettering: wild,
  },
  jungle: {
    subjects: [parrot, panther, totem],
    props: [fruit, totem, jewel, butterfly],
    scenes: [jungle, mountains, bamboo, seaSun],
    palettes: ['forest', 'lagoon', 'sunset', 'jade'],
    garnish: ['leaves', 'petals'],
    lettering: wild,
  },
  honey: {
    subjects: [bee, honeyPot],
    props: [rose, clover, butterfly, honeyPot],
    scenes: [hive, sweetHills, jungle, clouds],
    palettes: ['gilded', 'noon', 'forest', 'dawn'],
    garnish: ['petals', 'sparks'],
    lettering: sweet,
  },
} as const satisfies Record<string, CoverDesign>
