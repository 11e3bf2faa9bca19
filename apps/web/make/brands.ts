import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import type { BrandFiles } from '../app/assets.ts'
import { brandCodes, tokensOf } from '../brands/read-tokens.ts'
import { fingerprint } from './offline-file-lists.ts'

const BRANDS = join(import.meta.dirname, '../brands')
/** Icon size that iOS requires for the home screen. */
const TOUCH_ICON_PX = 180
/**
 * Size of the tab icon. It is a bitmap, because browsers reload the icon at each change of the address, and would parse
 * an SVG as a document each time.
 */
const TAB_ICON_PX = 48

type BrandAssets = Omit<BrandFiles, 'keep'>

/** Writes each brand's icons beside the client's files; returns the brand data for the server. */
export async function createBrands(client: string): Promise<Record<string, BrandAssets>> {
  const brands: Record<string, BrandAssets> = {}
  for (const code of brandCodes()) {
    const icon = readFileSync(join(BRANDS, code, 'icon.svg'))
    const inPoints = (px: number) => sharp(icon, { density: 300 }).resize(px, px).png({ palette: true }).toBuffer()
    const [tab, touch] = await Promise.all([inPoints(TAB_ICON_PX), inPoints(TOUCH_ICON_PX)])
    const writeFile = (name: string, content: Buffer) => {
      const [base, extension] = name.split('.')
      const file = `assets/${code}-${base}-${fingerprint(content)}.${extension}`
      writeFileSync(join(client, file), content)
      return `/${file}`
    }
    brands[code] = {
      icon: writeFile('icon.png', tab),
      touchIcon: writeFile('touch.png', touch),
      themeColor: themeColorOf(code),
    }
  }
  return brands
}

function themeColorOf(code: string): string {
  const colour = tokensOf(code).get('theme-color')
  if (!colour) throw new Error(`The brand ${code} has no --theme-color`)
  return colour
}
