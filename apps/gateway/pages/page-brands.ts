import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BrandLook } from '@ante/contract/merchant/brand-design.ts'
import type { PageBrand } from '@ante/contract/merchant/page.ts'
import * as z from 'zod/mini'

const Made = z.object({
  beforePaint: z.string(),
  offline: z.object({ app: z.string(), texts: z.record(z.string(), z.string()) }),
})

/** Name of a list of files, below `/assets/brand/`. */
const LIST = /^keep-([\w-]+)-[\w-]{10}\.json$/
const HASH_LENGTH = 10

interface OfflineList {
  name: string
  /** JSON: the addresses that a service worker stores. */
  content: string
}

/** Files of brands that are data, as pages refer to them. */
export class PageBrands {
  readonly #made: z.infer<typeof Made>
  /** Pages ask for the same look each time. */
  readonly #byLook = new Map<string, PageBrand>()

  constructor(webDist: string) {
    this.#made = Made.parse(JSON.parse(readFileSync(join(webDist, 'server', 'made.json'), 'utf8')))
  }

  brandOf(look: BrandLook): PageBrand {
    const cached = this.#byLook.get(look.version)
    if (cached) return cached
    const locales = Object.keys(this.#made.offline.texts)
    const keep = Object.fromEntries(
      locales.map((locale) => [locale, `/assets/brand/${this.#listOf(look, locale).name}`]),
    )
    const brand = { look, keep, previewOrigin: null }
    // A handful of looks per merchant; old ones are dropped when brands are published.
    if (this.#byLook.size >= MAX_LOOKS) this.#byLook.clear()
    this.#byLook.set(look.version, brand)
    return brand
  }

  /** Returns the list of files with this name, of one of these looks; null if it is none of theirs. */
  listNamed(name: string, looks: readonly (BrandLook | null)[]): string | null {
    const [, locale = ''] = LIST.exec(name) ?? []
    if (!(locale in this.#made.offline.texts)) return null
    const lists = looks.flatMap((look) => (look ? [this.#listOf(look, locale)] : []))
    return lists.find((list) => list.name === name)?.content ?? null
  }

  #listOf({ style, logo, icon, tabIcon }: BrandLook, locale: string): OfflineList {
    const { beforePaint, offline } = this.#made
    const content = JSON.stringify([offline.app, offline.texts[locale], style, logo, icon, beforePaint, tabIcon])
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH)
    return { name: `keep-${locale}-${hash}.json`, content }
  }
}

const MAX_LOOKS = 200
