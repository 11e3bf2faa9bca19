import { newBrush, placed } from '../kit/brush.ts'
import { prngFrom } from '../kit/prng.ts'
import { lit, shaded } from '../kit/colour.ts'
import { newSheet, svgOf } from '../kit/sheet.ts'
import { box, closed, at, ellipse, polygon } from '../kit/shapes.ts'
import { emblems } from './emblems.ts'
import type { EmblemName } from './emblems.ts'

interface Team {
  emblem: EmblemName
  /** Colours of the field and the emblem. */
  colours: readonly [string, string]
}

const team = (emblem: EmblemName, field: string, charge: string): Team => ({ emblem, colours: [field, charge] })

/** Fictional clubs of the season. */
const teams: Readonly<Record<string, Team>> = {
  'cebu-mariners': team('anchor', '#123f8c', '#ffd24a'),
  'davao-falcons': team('bird', '#c9182a', '#ffffff'),
  'iloilo-storm': team('bolt', '#3a2a86', '#ffe14a'),
  'manila-bay-fc': team('waves', '#0f8fb8', '#ffffff'),
  'harbour-athletic': team('anchor', '#1c2a44', '#ff7f5c'),
  stonebridge: team('bridge', '#5a6472', '#f2f4f8'),
  'kestrel-united': team('bird', '#a8541c', '#fff0d2'),
  'old-quay': team('wheel', '#0d5a4a', '#e8c56a'),
  'chao-phraya-city': team('spire', '#b8860b', '#fff6d8'),
  'lanna-elephants': team('elephant', '#7a2a86', '#ffffff'),
  'andaman-rovers': team('compass', '#0a6f9a', '#ffffff'),
  'isan-bulls': team('bull', '#8f1414', '#ffd24a'),
  'pearl-coast': team('pearl', '#126f6a', '#ffffff'),
  'dune-riders': team('horse', '#c97a1c', '#3a1c08'),
  'nova-wolves': team('wolf', '#2a1a6b', '#7af2ff'),
  'crimson-circuit': team('circuit', '#a30d2c', '#ffffff'),
  'glass-cannon': team('gem', '#1c6fd6', '#d2f4ff'),
  moonfall: team('moon', '#14183c', '#f4e9b0'),
  'static-tigers': team('claws', '#f2861c', '#1c1014'),
  'void-orchestra': team('rings', '#3c0f52', '#ff7ae0'),
  'baguio-pines': team('spire', '#0f5c38', '#e9ffd9'),
  'palawan-reef': team('waves', '#0a4f7a', '#7affd9'),
  'millfield-rangers': team('wheel', '#7a3b10', '#ffe2b8'),
  'granite-vale': team('gem', '#3f4a56', '#cfe3f2'),
  'mekong-tide': team('waves', '#8a5a12', '#fff2cc'),
  'phuket-stars': team('pearl', '#a81f5a', '#ffd9ea'),
  'oasis-town': team('compass', '#1c7a4a', '#f4ffd2'),
  'red-sands': team('horse', '#a3321c', '#ffd7a8'),
  'laguna-herons': team('bird', '#0f6f8f', '#f2fbff'),
  'bohol-tarsiers': team('rings', '#5c4312', '#ffd98a'),
  'batangas-blades': team('bolt', '#5a1020', '#ffd0d8'),
  'leyte-lightning': team('bolt', '#1f2f9a', '#ffe95c'),
  'samar-sharks': team('claws', '#123a5c', '#8ae2ff'),
  'quezon-comets': team('compass', '#7a1fa3', '#ffe1a8'),
  'osaka-lanterns': team('gem', '#b3341c', '#ffe9a0'),
  'busan-breakers': team('anchor', '#0b5d66', '#c8fff4'),
  'taipei-towers': team('spire', '#274690', '#d9e6ff'),
  'auckland-kauri': team('pearl', '#1f5c2e', '#e2ffc9'),
  'honolulu-waves': team('waves', '#0c86a8', '#fff6c9'),
  'perth-pelicans': team('bird', '#c9871c', '#2a1604'),
  'ember-foxes': team('wolf', '#b83a0f', '#ffe0b0'),
  'quantum-koi': team('rings', '#0f3f7a', '#ff9a6a'),
  'paper-dragons': team('elephant', '#8f1230', '#fff0e0'),
  'neon-saints': team('moon', '#3a0f6b', '#7affd2'),
}

export const teamSlugs: readonly string[] = Object.keys(teams)

const shields = [
  'M32 3C42 7 52 8 59 7C61 34 52 53 32 62C12 53 3 34 5 7C12 8 22 7 32 3Z',
  'M6 5H58V34C58 48 46 57 32 62C18 57 6 48 6 34Z',
  ellipse(32, 32, 29),
  polygon(32, 32, 31, 8, 22.5),
]
const patterns = [
  '',
  box(32, 0, 32, 64),
  box(26, 0, 12, 64) + box(2, 0, 12, 64) + box(50, 0, 12, 64),
  closed([at(0, 40), at(32, 18), at(64, 40), at(64, 56), at(32, 34), at(0, 56)]),
  closed([at(0, 44), at(44, 0), at(64, 0), at(64, 6), at(6, 64), at(0, 64)]),
]

export function drawCrest(slug: string): string {
  const found = teams[slug]
  if (!found) throw new Error(`there is no crest for the club ${slug}`)
  const { emblem, colours } = found
  const [field, charge] = colours
  const chance = prngFrom(`crest ${slug}`)
  const brush = newBrush(newSheet(), { plain: true })
  const shield = chance.pick(shields)
  const inner = brush.within(
    shield,
    brush.ramped(shield, [lit(field, 0.18), field, shaded(field, 0.3)]) +
      brush.flat(chance.pick(patterns) || 'M0 0', lit(field, 0.3), 0.5) +
      brush.gloss(22, 14, 22, 12, 0.28),
  )
  const sign = brush.flat(emblems[emblem], shaded(field, 0.6), 0.5)
  const face = brush.flat(emblems[emblem], charge).replace('<path', '<path fill-rule="evenodd"')
  return svgOf(
    { width: 64, height: 64 },
    brush.sheet,
    inner +
      placed({ x: 32, y: 33, scale: 0.98 }, sign) +
      placed({ x: 32, y: 31.5, scale: 0.98 }, face) +
      brush.line(shield, shaded(field, 0.55), 2.6) +
      brush.line(shield, lit(charge, 0.2), 1.1),
  )
}
