import { classic, cold, grand, loud, noble, sweet, wild } from '../covers/cover-design.ts'
import type { CoverDesign } from '../covers/cover-design.ts'
import { bamboo, desert, jungle, mountains, volcano } from '../scenes/lands.ts'
import { castle, hall, lanternStreet, skyline, undersea } from '../scenes/places.ts'
import { clouds, cosmos, northern, rays, seaSun } from '../scenes/skies.ts'
import { bokeh, cave, curtain, grid, hive, stadium } from '../scenes/stages.ts'
import {
  cactus,
  compass,
  cowboyHat,
  galleon,
  goldCart,
  mapScroll,
  pearlShell,
  scarab,
  sheriffStar,
  thunder,
  trident,
  wakefulEye,
} from '../subjects/adventure.ts'
import { clover, drum, horseshoe, lantern, lotusFlower, rose, trophy } from '../subjects/festive.ts'
import { joker, skull, sugarSkull, totem } from '../subjects/masks.ts'
import { pharaoh, samurai, spartan, viking } from '../subjects/heroes.ts'
import { robot } from '../subjects/future.ts'
import {
  bat,
  butterfly,
  clockwork,
  crystalBall,
  moonLady,
  mushrooms,
  potion,
  spellBook,
  wizardHat,
} from '../subjects/magic.ts'
import { guitar, microphone, sportsCar } from '../subjects/nightlife.ts'
import { chest, coinHeap, crown, jewel, jewels, vault } from '../subjects/riches.ts'
import { swordShield } from '../subjects/sport.ts'
import { cards } from '../subjects/cards.ts'
import { chili } from '../subjects/sweets.ts'
import { iceCrystal } from '../subjects/winter.ts'
import { owl } from '../subjects/gentle.ts'
import { parrot } from '../subjects/woodland.ts'

export const legendDesigns = {
  pharaoh: {
    subjects: [pharaoh],
    props: [scarab, jewel, wakefulEye],
    scenes: [desert, hall, cave, rays],
    palettes: ['desert', 'azure', 'gilded', 'royal'],
    garnish: ['sparks', 'coins', 'gems'],
    lettering: grand,
  },
  nile: {
    subjects: [scarab, wakefulEye],
    props: [jewel, coinHeap, lotusFlower],
    scenes: [desert, hall, cave, seaSun],
    palettes: ['gilded', 'lagoon', 'plum', 'midnight', 'desert'],
    garnish: ['gems', 'sparks', 'coins'],
    lettering: grand,
  },
  viking: {
    subjects: [viking, swordShield],
    props: [swordShield, galleon, iceCrystal],
    scenes: [northern, mountains, seaSun, castle],
    palettes: ['ice', 'storm', 'midnight', 'crimson'],
    garnish: ['snow', 'embers', 'sparks'],
    lettering: cold,
  },
  samurai: {
    subjects: [samurai],
    props: [lantern, rose, swordShield],
    scenes: [mountains, lanternStreet, bamboo, seaSun],
    palettes: ['crimson', 'rose', 'midnight', 'dawn'],
    garnish: ['petals', 'embers'],
    lettering: grand,
  },
  olympus: {
    subjects: [thunder, trident],
    props: [crown, spartan, jewel],
    scenes: [clouds, hall, mountains, rays],
    palettes: ['azure', 'noon', 'royal', 'gilded', 'storm'],
    garnish: ['sparks', 'stars'],
    lettering: grand,
  },
  spartan: {
    subjects: [spartan, swordShield],
    props: [trophy, swordShield, crown],
    scenes: [hall, stadium, desert, volcano],
    palettes: ['crimson', 'gilded', 'sunset', 'azure'],
    garnish: ['embers', 'sparks'],
    lettering: grand,
  },
  pirate: {
    subjects: [skull, chest],
    props: [chest, compass, galleon],
    scenes: [seaSun, cave, castle, undersea],
    palettes: ['sunset', 'midnight', 'lagoon', 'crimson'],
    garnish: ['coins', 'gems'],
    lettering: wild,
  },
  voyage: {
    subjects: [galleon, compass, mapScroll],
    props: [chest, coinHeap, pearlShell],
    scenes: [seaSun, clouds, mountains, northern],
    palettes: ['sunset', 'noon', 'dawn', 'lagoon'],
    garnish: ['coins', 'stars', 'sparks'],
    lettering: wild,
  },
  circus: {
    subjects: [joker, drum],
    props: [drum, cards, microphone],
    scenes: [curtain, bokeh, rays, stadium],
    palettes: ['crimson', 'royal', 'plum', 'azure'],
    garnish: ['confetti', 'stars'],
    lettering: loud,
  },
  totem: {
    subjects: [totem],
    props: [jewel, parrot, coinHeap],
    scenes: [jungle, cave, mountains, desert, hall],
    palettes: ['jade', 'forest', 'sunset', 'lagoon', 'lava'],
    garnish: ['leaves', 'gems', 'coins'],
    lettering: wild,
  },
  fiesta: {
    subjects: [sugarSkull, guitar],
    props: [guitar, chili, rose, cactus],
    scenes: [lanternStreet, bokeh, rays, desert],
    palettes: ['plum', 'sunset', 'royal', 'rose'],
    garnish: ['confetti', 'petals'],
    lettering: loud,
  },
  west: {
    subjects: [sheriffStar, cowboyHat, cactus],
    props: [horseshoe, coinHeap, cactus],
    scenes: [desert, mountains, seaSun, rays],
    palettes: ['desert', 'sunset', 'gilded', 'dawn'],
    garnish: ['stars', 'embers', 'sparks'],
    lettering: wild,
  },
  goldmine: {
    subjects: [goldCart],
    props: [coinHeap, jewel, chest],
    scenes: [cave, mountains, desert, hive],
    palettes: ['gilded', 'desert', 'midnight', 'lava'],
    garnish: ['coins', 'gems', 'sparks'],
    lettering: wild,
  },
  wizard: {
    subjects: [wizardHat, spellBook],
    props: [potion, crystalBall, owl],
    scenes: [castle, hall, northern, cosmos],
    palettes: ['royal', 'midnight', 'plum', 'jade'],
    garnish: ['stars', 'sparks'],
    lettering: noble,
  },
  alchemy: {
    subjects: [potion, crystalBall],
    props: [spellBook, jewel, bat],
    scenes: [cave, hall, castle, bokeh],
    palettes: ['jade', 'royal', 'plum', 'lagoon'],
    garnish: ['bubbles', 'sparks', 'stars'],
    lettering: noble,
  },
  fairy: {
    subjects: [mushrooms, butterfly],
    props: [rose, clover, lotusFlower],
    scenes: [jungle, bokeh, clouds, bamboo],
    palettes: ['forest', 'mint', 'royal', 'lagoon'],
    garnish: ['petals', 'sparks', 'stars'],
    lettering: sweet,
  },
  night: {
    subjects: [bat, rose],
    props: [potion, chest, moonLady],
    scenes: [castle, cave, hall, northern],
    palettes: ['midnight', 'crimson', 'plum', 'royal', 'storm'],
    garnish: ['petals', 'embers', 'sparks'],
    lettering: noble,
  },
  clockwork: {
    subjects: [clockwork, robot],
    props: [vault, jewel, compass],
    scenes: [hall, skyline, clouds, hive],
    palettes: ['gilded', 'storm', 'desert', 'lagoon'],
    garnish: ['sparks', 'stars'],
    lettering: classic,
  },
  crown: {
    subjects: [crown],
    props: [jewel, rose, coinHeap, chest],
    scenes: [hall, curtain, rays, bokeh],
    palettes: ['royal', 'crimson', 'gilded', 'azure'],
    garnish: ['gems', 'petals', 'sparks'],
    lettering: grand,
  },
  treasure: {
    subjects: [chest, jewels],
    props: [coinHeap, crown, compass],
    scenes: [cave, undersea, seaSun, hall],
    palettes: ['midnight', 'lagoon', 'sunset', 'gilded'],
    garnish: ['coins', 'gems'],
    lettering: grand,
  },
  heist: {
    subjects: [vault, jewel],
    props: [coinHeap, jewels, sportsCar],
    scenes: [skyline, hall, grid, bokeh],
    palettes: ['midnight', 'storm', 'plum', 'neon'],
    garnish: ['coins', 'gems', 'sparks'],
    lettering: loud,
  },
} as const satisfies Record<string, CoverDesign>
