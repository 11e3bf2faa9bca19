import { createHash } from 'node:crypto'

import { styleSheetOf } from '@ante/brand/style-sheet.ts'
import { palettesOf } from '@ante/contract/merchant/brand-design.ts'
import type { BrandDesign, BrandLook, BrandPictureKind } from '@ante/contract/merchant/brand-design.ts'

import type { Db } from '../../kit/db.ts'
import { drawIcons, drawSplash, logoSvg, mainPalette } from './draw-brand.ts'
import { brandAddress, storeBrandFiles } from './brand-files.ts'
import type { NewBrandFile } from './brand-files.ts'

/** Portrait screens of iPhones in CSS pixels. Source: Human Interface Guidelines, "Layout". */
const SCREENS = [
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 430, height: 932, ratio: 3 },
]
const ICON_SIDES = [48, 180, 192, 512]
const ID_LENGTH = 22

export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, ID_LENGTH)

interface Compiled {
  merchantCode: string
  /** Name in a drawn logo. */
  name: string
  design: BrandDesign
  /** Time until which the files are kept; null for those of a version. */
  until: Date | null
}

/** An uploaded picture of a design does not exist at this merchant. */
export class MissingPicture extends Error {}

/** Makes the files of a design, stores them, and returns their addresses. The same design gives the same files. */
export async function compileLook(db: Db, { merchantCode, name, design, until }: Compiled): Promise<BrandLook> {
  const pictureOf = (kind: BrandPictureKind) => storedPicture(db, { merchantCode, kind, id: design.pictures[kind] })
  const [logo, icon, splash] = await Promise.all([pictureOf('logo'), pictureOf('icon'), pictureOf('splash')])
  const palette = mainPalette(design)
  const [tab, touch, small, large, maskable] = await drawIcons(palette, icon, ICON_SIDES)
  const files: NewBrandFile[] = []
  const add = (base: string, extension: NewBrandFile['extension'], content: string | Buffer = ''): string => {
    const bytes = Buffer.from(content)
    const file = { name: `${base}-${hashOf(bytes)}.${extension}`, extension, content: bytes }
    files.push(file)
    return brandAddress(file.name)
  }
  const logoAddress = logo ? add('logo', 'png', logo) : add('logo', 'svg', logoSvg(design, name))
  const icon192 = add('icon-192', 'png', small)
  const pictures = { logo: logoAddress, icon: icon192 }
  const style = add('style', 'css', styleSheetOf(design, pictures))
  const splashes = await Promise.all(
    (splash ? SCREENS : []).map(async (screen) => ({ ...screen, content: await splashFor(splash, screen) })),
  )
  const look = {
    style,
    ...pictures,
    tabIcon: add('tab', 'png', tab),
    touchIcon: add('touch', 'png', touch),
    icon192,
    icon512: add('icon-512', 'png', large),
    maskable512: add('maskable-512', 'png', maskable),
    splashes: splashes.map(({ content, ...screen }) => ({ ...screen, address: add('splash', 'jpg', content ?? '') })),
    themeColors: palettesOf(design).map(([scheme, { surface }]) => ({ scheme, color: surface })),
  }
  await storeBrandFiles(db, files, until)
  return { version: hashOf(files.map((file) => file.name).join()), ...look }
}

const splashFor = (splash: Buffer | null, { width, height, ratio }: (typeof SCREENS)[number]) =>
  splash && drawSplash(splash, width * ratio, height * ratio)

interface PictureName {
  merchantCode: string
  kind: BrandPictureKind
  id: string | null
}

async function storedPicture(db: Db, { merchantCode, kind, id }: PictureName): Promise<Buffer | null> {
  if (id === null) return null
  const found = await db
    .selectFrom('brand_picture')
    .select('content')
    .where('merchant_code', '=', merchantCode)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new MissingPicture(kind)
  return found.content
}
