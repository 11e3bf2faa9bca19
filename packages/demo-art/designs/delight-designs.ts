import { classic, cold, electric, grand, loud, noble, sweet } from '../covers/cover-design.ts'
import type { CoverDesign } from '../covers/cover-design.ts'
import { desert, mountains, volcano } from '../scenes/lands.ts'
import { castle, hall, lanternStreet, skyline, undersea } from '../scenes/places.ts'
import { clouds, cosmos, northern, rays, seaSun } from '../scenes/skies.ts'
import { bokeh, cave, curtain, felt, grid, hive, stadium, sweetHills } from '../scenes/stages.ts'
import { cowboyHat, pearlShell, trident } from '../subjects/adventure.ts'
import {
  barSign,
  bell,
  fruit,
  fruitBowl,
  cherry,
  grapeBunch,
  lemon,
  orange,
  plumFruit,
  watermelon,
  seven,
  slotMachine,
} from '../subjects/classics.ts'
import {
  clover,
  discoBall,
  drum,
  firework,
  horseshoe,
  lantern,
  lotusFlower,
  potOfGold,
  rose,
  trophy,
} from '../subjects/festive.ts'
import { luckyCat, owl, rabbit } from '../subjects/gentle.ts'
import { astronaut, robot } from '../subjects/future.ts'
import { fireGod, sugarSkull, totem } from '../subjects/masks.ts'
import { bingoCard, clawMachine, lotteryBalls, ticket } from '../subjects/draws.ts'
import { rocket } from '../subjects/instant.ts'
import { butterfly, clockwork, crystalBall, moonLady } from '../subjects/magic.ts'
import { cocktail, guitar, microphone, sportsCar } from '../subjects/nightlife.ts'
import { chest, coinHeap, crown, ingot, jewel, jewels, redEnvelope } from '../subjects/riches.ts'
import { mermaidTail, reefFish, turtle } from '../subjects/sea.ts'
import { gamepad, mecha, swordShield } from '../subjects/sport.ts'
import { candy, chili, cupcake, donut, gummyBear, honeyPot } from '../subjects/sweets.ts'
import { cards, chipStack, suitSet } from '../subjects/cards.ts'
import { iceCrystal, penguin, polarBear, snowQueen } from '../subjects/winter.ts'
import { koi } from '../subjects/deep.ts'

export const delightDesigns = {
  robot: {
    subjects: [robot, mecha],
    props: [gamepad, clockwork, discoBall],
    scenes: [grid, skyline, hive, cosmos],
    palettes: ['azure', 'neon', 'lagoon', 'storm', 'candy'],
    garnish: ['sparks', 'stars'],
    lettering: electric,
  },
  space: {
    subjects: [astronaut, rocket],
    props: [robot, jewel, crystalBall],
    scenes: [cosmos, northern, grid, mountains],
    palettes: ['midnight', 'royal', 'lagoon', 'plum', 'neon'],
    garnish: ['stars', 'sparks'],
    lettering: electric,
  },
  gems: {
    subjects: [jewel, jewels],
    props: [crown, chest, iceCrystal],
    scenes: [cave, rays, bokeh, hall, hive, cosmos],
    palettes: ['royal', 'azure', 'jade', 'rose', 'midnight', 'plum'],
    garnish: ['gems', 'sparks'],
    lettering: noble,
  },
  prosperity: {
    subjects: [ingot, redEnvelope, coinHeap],
    props: [lantern, luckyCat, coinHeap],
    scenes: [lanternStreet, rays, curtain, bokeh],
    palettes: ['crimson', 'gilded', 'jade', 'rose', 'plum'],
    garnish: ['coins', 'petals', 'sparks'],
    lettering: grand,
  },
  fruit: {
    subjects: [fruitBowl, watermelon, cherry, orange, grapeBunch, lemon, plumFruit],
    props: [cocktail, seven, bell],
    scenes: [rays, sweetHills, seaSun, bokeh, stadium],
    palettes: ['noon', 'forest', 'sunset', 'candy', 'lagoon', 'mint'],
    garnish: ['leaves', 'bubbles', 'confetti'],
    lettering: sweet,
  },
  lantern: {
    subjects: [lantern],
    props: [lotusFlower, redEnvelope, drum],
    scenes: [lanternStreet, seaSun, mountains, bokeh],
    palettes: ['midnight', 'crimson', 'plum', 'gilded'],
    garnish: ['petals', 'sparks'],
    lettering: grand,
  },
  lotus: {
    subjects: [lotusFlower],
    props: [koi, lantern, pearlShell],
    scenes: [mountains, lanternStreet, undersea, hall],
    palettes: ['dawn', 'rose', 'lagoon', 'gilded', 'mint'],
    garnish: ['petals', 'sparks'],
    lettering: noble,
  },
  rose: {
    subjects: [rose, butterfly],
    props: [crown, jewel, swordShield],
    scenes: [castle, hall, bokeh, curtain],
    palettes: ['rose', 'plum', 'midnight', 'royal'],
    garnish: ['petals', 'sparks'],
    lettering: noble,
  },
  clover: {
    subjects: [clover, potOfGold, horseshoe],
    props: [coinHeap, cowboyHat, rabbit],
    scenes: [mountains, sweetHills, rays, clouds],
    palettes: ['forest', 'noon', 'jade', 'gilded', 'mint'],
    garnish: ['coins', 'leaves', 'stars'],
    lettering: sweet,
  },
  pearl: {
    subjects: [pearlShell, mermaidTail, trident],
    props: [reefFish, turtle, chest],
    scenes: [undersea, seaSun, cave, bokeh],
    palettes: ['lagoon', 'azure', 'dawn', 'midnight'],
    garnish: ['bubbles', 'sparks'],
    lettering: noble,
  },
  candy: {
    subjects: [candy, gummyBear, donut],
    props: [cupcake, candy, donut],
    scenes: [sweetHills, rays, clouds, bokeh],
    palettes: ['candy', 'mint', 'dawn', 'lagoon', 'rose'],
    garnish: ['confetti', 'stars'],
    lettering: sweet,
  },
  bakery: {
    subjects: [cupcake, donut],
    props: [candy, cupcake, honeyPot],
    scenes: [sweetHills, bokeh, rays, lanternStreet],
    palettes: ['dawn', 'candy', 'mint', 'rose'],
    garnish: ['confetti', 'petals'],
    lettering: sweet,
  },
  chili: {
    subjects: [chili],
    props: [guitar, sugarSkull, drum],
    scenes: [desert, lanternStreet, rays, volcano],
    palettes: ['lava', 'sunset', 'crimson', 'forest'],
    garnish: ['embers', 'confetti'],
    lettering: loud,
  },
  moon: {
    subjects: [moonLady, owl],
    props: [lantern, butterfly, crystalBall],
    scenes: [northern, clouds, seaSun, lanternStreet],
    palettes: ['midnight', 'royal', 'dawn', 'plum'],
    garnish: ['stars', 'sparks'],
    lettering: noble,
  },
  ice: {
    subjects: [iceCrystal, penguin, snowQueen, polarBear],
    props: [jewel, crown, lantern],
    scenes: [northern, mountains, cave, clouds],
    palettes: ['ice', 'midnight', 'azure', 'lagoon', 'royal'],
    garnish: ['snow', 'sparks'],
    lettering: cold,
  },
  neon: {
    subjects: [sportsCar, cocktail],
    props: [microphone, cards, jewel, discoBall],
    scenes: [grid, skyline, bokeh],
    palettes: ['neon', 'plum', 'midnight', 'sunset', 'azure'],
    garnish: ['sparks', 'stars'],
    lettering: electric,
  },
  music: {
    subjects: [microphone, discoBall, guitar],
    props: [cocktail, discoBall, drum],
    scenes: [curtain, bokeh, grid, stadium],
    palettes: ['plum', 'neon', 'royal', 'sunset'],
    garnish: ['confetti', 'stars'],
    lettering: electric,
  },
  firework: {
    subjects: [firework],
    props: [lantern, drum, trophy],
    scenes: [skyline, seaSun, lanternStreet, mountains],
    palettes: ['midnight', 'plum', 'royal', 'azure'],
    garnish: ['sparks', 'stars'],
    lettering: electric,
  },
  volcano: {
    subjects: [fireGod],
    props: [jewel, totem, chest],
    scenes: [volcano, cave, mountains],
    palettes: ['lava', 'crimson', 'gilded', 'plum'],
    garnish: ['embers'],
    lettering: loud,
  },
  seven: {
    subjects: [seven, bell, barSign, slotMachine],
    props: [fruit, bell, clover, jewel, coinHeap],
    scenes: [rays, curtain, bokeh, hive, grid],
    palettes: ['crimson', 'azure', 'royal', 'gilded', 'lava', 'plum'],
    garnish: ['coins', 'stars', 'sparks'],
    lettering: classic,
  },
  scratch: {
    subjects: [ticket],
    props: [coinHeap, clover, seven],
    scenes: [rays, seaSun, hive, bokeh, sweetHills],
    palettes: ['noon', 'crimson', 'mint', 'plum', 'gilded'],
    garnish: ['coins', 'confetti', 'stars'],
    lettering: sweet,
  },
  videopoker: {
    subjects: [cards, suitSet],
    props: [chipStack, suitSet, crown],
    scenes: [grid, felt, bokeh, curtain],
    palettes: ['azure', 'plum', 'jade', 'midnight'],
    garnish: ['sparks', 'stars'],
    lettering: classic,
  },
  arcade: {
    subjects: [clawMachine],
    props: [candy, gummyBear, gamepad],
    scenes: [grid, bokeh, hive, sweetHills],
    palettes: ['neon', 'candy', 'azure', 'plum'],
    garnish: ['stars', 'confetti'],
    lettering: electric,
  },
  bingo: {
    subjects: [bingoCard],
    props: [lotteryBalls, trophy, clover],
    scenes: [rays, bokeh, stadium, hive, curtain],
    palettes: ['noon', 'rose', 'mint', 'royal'],
    garnish: ['confetti', 'stars'],
    lettering: sweet,
  },
} as const satisfies Record<string, CoverDesign>
