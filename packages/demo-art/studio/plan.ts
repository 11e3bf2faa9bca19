import { readFileSync } from 'node:fs'

import { banners } from '@ante/demo/banners.ts'
import { games } from '@ante/demo/games.ts'
import { merchants } from '@ante/demo/merchants.ts'
import type { Motif } from '@ante/demo/motifs.ts'
import { vendors } from '@ante/demo/vendors.ts'

import { drawBanner } from '../banners/banner.ts'
import { bannerSketches } from '../banners/sketches.ts'
import { drawSeal } from '../brands/seal.ts'
import { drawCover } from '../covers/cover.ts'
import { drawFlag, flagNames } from '../flags/flag.ts'
import { categoryIcons, iconFile, interfaceIcons } from '../icons.ts'
import { drawCrest, teamSlugs } from '../crests/crest.ts'
import { drawLotteryPicture, lotteryPictureNames } from '../lottery/lottery-picture.ts'
import { drawPortrait, portraitNames } from '../portraits/portrait.ts'
import { drawState, stateNames } from '../states/state.ts'
import { badgeLevels, drawBadge } from '../vip/badge.ts'
import { drawVendorLogo, drawVendorMark, drawVendorTile } from '../vendors/vendor-tile.ts'
import { iconSvg, maskableSvg } from '../brands/icon.ts'
import { asDrawn, asPng, asWebp } from './picture.ts'
import type { Picture } from './picture.ts'

/** Size and quality of covers for phones without WebP. */
const COVER_TWIN = { width: 220, height: 220, quality: 55 }
const BANNER_TWIN = { width: 390, height: 180, quality: 60 }
const COVER = { width: 300, height: 300, quality: 58, twin: COVER_TWIN }
const BANNER = { width: 780, height: 360, quality: 74, twin: BANNER_TWIN }
const SMALL_BANNER = { width: 390, height: 180, quality: 62, twin: BANNER_TWIN }
const TILE = { width: 200, height: 200, quality: 72, twin: { width: 140, height: 140, quality: 60 } }

const LOTTERY = { width: 144, height: 144, quality: 66, twin: { width: 120, height: 120, quality: 60 } }

const below = (address: string) => address.replace('/pictures/', '')

/** Returns all pictures, in drawing order. */
export const allPictures = (): Picture[] => [
  ...covers(),
  ...bannerPictures(),
  ...vendorPictures(),
  ...lotteryPictures(),
  ...smallPictures(),
  ...brandIcons(),
]

function covers(): Picture[] {
  const turns = new Map<Motif, number>()
  return games.map((game) => {
    const turn = turns.get(game.motif) ?? 0
    turns.set(game.motif, turn + 1)
    return asWebp(below(game.picture), drawCover(game, turn), COVER)
  })
}

function bannerPictures(): Picture[] {
  return banners.flatMap(({ picture }) => {
    const path = below(picture ?? '')
    const key = path.replace(/^banners\/|\.webp$/g, '')
    const sketch = bannerSketches[key]
    if (!sketch) throw new Error(`the banner ${key} has no sketch`)
    const svg = drawBanner(key, sketch)
    return [asWebp(path, svg, BANNER), asWebp(path.replace('.webp', '-390.webp'), svg, SMALL_BANNER)]
  })
}

function vendorPictures(): Picture[] {
  return vendors.flatMap(({ code, name, picture }) => {
    const path = below(picture)
    return [
      asDrawn(path, drawVendorMark(code)),
      asDrawn(path.replace('.svg', '-logo.svg'), drawVendorLogo(code, name)),
      asWebp(path.replace('.svg', '-tile.webp'), drawVendorTile(code, name), TILE),
    ]
  })
}

const lotteryPictures = (): Picture[] =>
  lotteryPictureNames.map((name) => asWebp(`lottery/${name}.webp`, drawLotteryPicture(name), LOTTERY))

const smallPictures = (): Picture[] => [
  ...teamSlugs.map((slug) => asDrawn(`crests/${slug}.svg`, drawCrest(slug))),
  ...stateNames.map((name) => asDrawn(`states/${name}.svg`, drawState(name))),
  ...badgeLevels.map((level) => asDrawn(`vip/${level}.svg`, drawBadge(level))),
  ...portraitNames.map((name) => asDrawn(`portraits/${name}.svg`, drawPortrait(name))),
  asDrawn('brands/licence.svg', drawSeal()),
  ...flagNames.map((name) => asDrawn(`flags/${name}.svg`, drawFlag(name))),
  ...Object.entries(categoryIcons).map(([name, path]) => asDrawn(`icons/${name.toLowerCase()}.svg`, iconFile(path))),
  ...Object.entries(interfaceIcons).map(([name, path]) => asDrawn(`icons/${name}.svg`, iconFile(path))),
]

/** Returns the brand's mark, as in the web app, in the sizes that phones require. */
function brandIcons(): Picture[] {
  return merchants.flatMap(({ code }) => {
    const mark = readFileSync(new URL(`../../../apps/web/brands/${code}/icon.svg`, import.meta.url), 'utf8')
    const icon = iconSvg(mark)
    return [
      asPng(`brands/${code}/icon-192.png`, icon, 192),
      asPng(`brands/${code}/icon-512.png`, icon, 512),
      asPng(`brands/${code}/maskable-512.png`, maskableSvg(mark), 512),
      asPng(`brands/${code}/apple-touch-180.png`, maskableSvg(mark), 180),
    ]
  })
}
