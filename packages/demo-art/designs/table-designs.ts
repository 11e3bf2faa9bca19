import { classic, electric, grand, loud, noble, wild } from '../covers/cover-design.ts'
import type { CoverDesign } from '../covers/cover-design.ts'
import { bamboo, mountains } from '../scenes/lands.ts'
import { castle, hall, lanternStreet, skyline, undersea } from '../scenes/places.ts'
import { seaSun } from '../scenes/skies.ts'
import { bokeh, cave, curtain, felt, hive, stadium } from '../scenes/stages.ts'
import { dealer, host } from '../subjects/people.ts'
import { angler, cannon, crab, reefFish, shark, turtle } from '../subjects/sea.ts'
import { cards, chipStack, suitSet } from '../subjects/cards.ts'
import { chessPiece, mahjong, moneyWheel, roulette } from '../subjects/tables.ts'
import { dice, diceDome, domino } from '../subjects/dice.ts'
import { dragonTiger } from '../subjects/mythic.ts'
import { chest, coinHeap, crown, jewel } from '../subjects/riches.ts'
import { lantern, lotusFlower, rose, trophy } from '../subjects/festive.ts'
import { microphone } from '../subjects/nightlife.ts'
import { pearlShell } from '../subjects/adventure.ts'

export const tableDesigns = {
  roulette: {
    subjects: [roulette, dealer],
    props: [chipStack, cards],
    scenes: [felt, bokeh, hall, curtain],
    palettes: ['jade', 'crimson', 'midnight', 'gilded', 'plum', 'royal'],
    garnish: ['sparks'],
    lettering: noble,
  },
  baccarat: {
    subjects: [dealer, cards, dealer, chipStack],
    props: [chipStack, rose, jewel],
    scenes: [felt, bokeh, hall, lanternStreet, curtain],
    palettes: ['jade', 'crimson', 'royal', 'midnight', 'gilded', 'rose', 'azure'],
    garnish: ['sparks', 'petals'],
    lettering: noble,
  },
  blackjack: {
    subjects: [cards, dealer, chipStack],
    props: [chipStack, suitSet],
    scenes: [felt, bokeh, hall, skyline],
    palettes: ['jade', 'midnight', 'crimson', 'azure', 'plum'],
    garnish: ['sparks'],
    lettering: noble,
  },
  sicbo: {
    subjects: [diceDome, dice],
    props: [lantern, coinHeap],
    scenes: [lanternStreet, felt, hall, bokeh],
    palettes: ['crimson', 'jade', 'gilded', 'plum', 'azure'],
    garnish: ['sparks', 'coins'],
    lettering: grand,
  },
  wheel: {
    subjects: [moneyWheel],
    props: [microphone, coinHeap],
    scenes: [curtain, stadium, bokeh, lanternStreet],
    palettes: ['royal', 'crimson', 'azure', 'plum'],
    garnish: ['confetti', 'stars'],
    lettering: loud,
  },
  dragontiger: {
    subjects: [dragonTiger],
    props: [cards, chipStack],
    scenes: [lanternStreet, hall, felt, mountains],
    palettes: ['crimson', 'jade', 'royal', 'gilded'],
    garnish: ['embers', 'petals'],
    lettering: grand,
  },
  show: {
    subjects: [host, moneyWheel],
    props: [trophy, coinHeap],
    scenes: [curtain, stadium, bokeh, skyline],
    palettes: ['plum', 'royal', 'azure', 'crimson', 'sunset'],
    garnish: ['confetti', 'stars'],
    lettering: loud,
  },
  poker: {
    subjects: [cards, chipStack, suitSet],
    props: [jewel, crown, chipStack],
    scenes: [felt, bokeh, curtain, skyline],
    palettes: ['midnight', 'crimson', 'jade', 'royal'],
    garnish: ['sparks', 'coins'],
    lettering: noble,
  },
  reef: {
    subjects: [reefFish, turtle],
    props: [pearlShell, cannon, chest],
    scenes: [undersea],
    palettes: ['lagoon', 'azure', 'noon', 'mint'],
    garnish: ['bubbles'],
    lettering: loud,
  },
  shark: {
    subjects: [shark],
    props: [chest, cannon, reefFish],
    scenes: [undersea, cave],
    palettes: ['azure', 'midnight', 'lagoon', 'storm'],
    garnish: ['bubbles', 'coins'],
    lettering: loud,
  },
  crab: {
    subjects: [crab],
    props: [chest, cannon, pearlShell],
    scenes: [undersea, seaSun],
    palettes: ['lagoon', 'sunset', 'azure', 'noon'],
    garnish: ['bubbles', 'coins'],
    lettering: loud,
  },
  angler: {
    subjects: [angler],
    props: [jewel, cannon, pearlShell],
    scenes: [undersea, cave],
    palettes: ['midnight', 'royal', 'plum', 'lagoon'],
    garnish: ['bubbles', 'gems'],
    lettering: electric,
  },
  cannon: {
    subjects: [cannon],
    props: [reefFish, chest, turtle],
    scenes: [undersea, seaSun, castle],
    palettes: ['azure', 'lagoon', 'sunset', 'midnight'],
    garnish: ['bubbles', 'coins'],
    lettering: loud,
  },
  mahjong: {
    subjects: [mahjong],
    props: [lantern, lotusFlower, coinHeap],
    scenes: [bamboo, lanternStreet, felt, mountains],
    palettes: ['jade', 'crimson', 'dawn', 'lagoon', 'gilded'],
    garnish: ['petals', 'leaves'],
    lettering: grand,
  },
  domino: {
    subjects: [domino],
    props: [chipStack, coinHeap],
    scenes: [felt, bokeh, seaSun, lanternStreet],
    palettes: ['azure', 'sunset', 'jade', 'plum'],
    garnish: ['sparks'],
    lettering: wild,
  },
  chess: {
    subjects: [chessPiece, dice],
    props: [crown, trophy],
    scenes: [hall, felt, castle, mountains],
    palettes: ['gilded', 'midnight', 'storm', 'plum'],
    garnish: ['sparks', 'stars'],
    lettering: noble,
  },
  cards: {
    subjects: [cards, suitSet, chipStack, dealer],
    props: [chipStack, coinHeap, lantern, jewel],
    scenes: [felt, bokeh, lanternStreet, curtain, hive],
    palettes: ['crimson', 'jade', 'azure', 'plum', 'sunset', 'midnight'],
    garnish: ['coins', 'sparks'],
    lettering: classic,
  },
} as const satisfies Record<string, CoverDesign>
