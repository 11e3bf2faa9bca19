import type { Palette } from '../kit/palettes.ts'
import { auroraNight, lotusMorning, lotusRoom } from '../scenes/brands.ts'
import { undersea } from '../scenes/places.ts'
import { felt, stadium } from '../scenes/stages.ts'
import { lotusFlower, trophy } from '../subjects/festive.ts'
import { plainBalls } from '../subjects/draws.ts'
import { butterfly, moonLady } from '../subjects/magic.ts'
import { koi } from '../subjects/deep.ts'
import { jewels } from '../subjects/riches.ts'
import { cannon, reefFish, shark } from '../subjects/sea.ts'
import { ballOf } from '../subjects/sport.ts'
import { chipStack } from '../subjects/cards.ts'
import { roulette } from '../subjects/tables.ts'
import { northStar } from '../subjects/winter.ts'
import { fox } from '../subjects/woodland.ts'
import { owl } from '../subjects/gentle.ts'
import type { BannerSketch } from './banner.ts'

/** Indigo night with electric violet, and gold for valuable objects. */
const aurora: Palette = {
  sky: ['#0d0730', '#2c1685', '#7c5cff'],
  glow: '#b9a2ff',
  main: '#7c5cff',
  accent: '#36e0c8',
  metal: '#ffc53d',
}
/** Ivory morning with jade and coral. */
const lotus: Palette = {
  sky: ['#fdf6e6', '#f3e6c9', '#dff2e4'],
  glow: '#ffffff',
  main: '#128a68',
  accent: '#ff7f66',
  metal: '#e0a63c',
}

const fox1 = { subject: fox, x: 486, y: 236, scale: 0.92, turn: -5 }
const star = { subject: northStar, x: 592, y: 128, scale: 1.16 }
const owl1 = { subject: owl, x: 700, y: 232, scale: 0.94, turn: 5 }

/** Sketches by picture name: merchant, dash, banner. */
export const bannerSketches: Readonly<Record<string, BannerSketch>> = {
  'aurora-northlight': {
    palette: aurora,
    scene: auroraNight,
    figures: [star, { ...fox1, tint: { metal: '#ffc53d' } }, { ...owl1, tint: { main: '#5a3fd6' } }],
  },
  'aurora-live': {
    palette: { ...aurora, sky: ['#0d0730', '#3a1488', '#8a4bf0'] },
    scene: felt,
    figures: [
      { subject: roulette, x: 600, y: 170, scale: 1.56, turn: 8 },
      { subject: chipStack, x: 464, y: 258, scale: 0.92, tint: { main: '#e8305a', accent: '#36b8ff' } },
    ],
  },
  'aurora-ocean': {
    palette: { ...aurora, sky: ['#081a52', '#1f3fc0', '#5fb8ff'], glow: '#c9f2ff', accent: '#ff7f9a' },
    scene: undersea,
    figures: [
      { subject: reefFish, x: 478, y: 96, scale: 0.66, turn: -6, tint: { main: '#ff9a2a', accent: '#ffd23e' } },
      { subject: shark, x: 604, y: 158, scale: 1.42 },
      { subject: cannon, x: 716, y: 274, scale: 0.84, turn: -14, tint: { main: '#7c5cff' } },
    ],
  },
  'aurora-derby': {
    palette: aurora,
    scene: stadium,
    figures: [
      { subject: trophy, x: 616, y: 150, scale: 1.42, tint: { main: '#7c5cff' } },
      { subject: ballOf('football'), x: 508, y: 262, scale: 0.84, turn: -12 },
      { subject: ballOf('basketball'), x: 718, y: 280, scale: 0.66, turn: 16 },
    ],
  },
  'aurora-calm': {
    palette: aurora,
    scene: auroraNight,
    figures: [{ subject: moonLady, x: 600, y: 170, scale: 1.46, tint: { metal: '#ffd98a' } }],
  },
  'lotus-garden': {
    palette: lotus,
    scene: lotusMorning,
    figures: [
      { subject: roulette, x: 620, y: 158, scale: 1.4, turn: 5 },
      { subject: lotusFlower, x: 500, y: 262, scale: 0.94, tint: { main: '#ff8f80', accent: '#ff7f66' } },
    ],
  },
  'lotus-northlight': {
    palette: lotus,
    scene: lotusMorning,
    figures: [star, fox1, { ...owl1, tint: { main: '#1f8f70', accent: '#ffb02e' } }],
  },
  'lotus-koi': {
    palette: lotus,
    scene: lotusRoom,
    figures: [
      { subject: lotusFlower, x: 696, y: 262, scale: 0.98, tint: { main: '#ffa59a', accent: '#ff7f66' } },
      { subject: koi, x: 574, y: 156, scale: 1.38, tint: { accent: '#ff8f70' } },
    ],
  },
  'lotus-draws': {
    palette: lotus,
    scene: lotusMorning,
    figures: [
      { subject: jewels, x: 716, y: 276, scale: 0.6, turn: 8 },
      { subject: plainBalls, x: 586, y: 172, scale: 1.44 },
    ],
  },
  'lotus-calm': {
    palette: lotus,
    scene: lotusMorning,
    figures: [
      { subject: lotusFlower, x: 590, y: 212, scale: 1.42, tint: { main: '#ff9a8a' } },
      { subject: butterfly, x: 474, y: 92, scale: 0.5, turn: -16, tint: { main: '#1f9e7a', accent: '#ffb06a' } },
      { subject: butterfly, x: 708, y: 74, scale: 0.38, turn: 18, tint: { main: '#ff7f66', accent: '#ffd08a' } },
    ],
  },
}
