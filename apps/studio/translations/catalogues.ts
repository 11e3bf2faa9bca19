import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { catalogueFiles } from '@ante/catalogues/catalogue-files.ts'
import type { Catalogues } from '@ante/catalogues/catalogue-files.ts'
import { catalogueOf, namedTextsOf } from '@ante/catalogues/named-texts.ts'
import type { NamedTexts } from '@ante/catalogues/named-texts.ts'

const STUDIO = join(import.meta.dirname, '..')
const ENGLISH = '**/front/**/texts/english.ts'

/** `dice/front/texts` is named `dice`, `kit/front/frame/texts` is named `kit-frame`. */
const nameOf = (file: string) =>
  dirname(file)
    .replace(/\/texts$/, '')
    .replace('/front', '')
    .replaceAll('/', '-')
const fileOf = new Map(
  globSync(ENGLISH, { cwd: STUDIO, exclude: ['**/node_modules/**'] }).map((file) => [nameOf(file), file] as const),
)

const files = catalogueFiles(import.meta.dirname)

/**
 * The texts of the games. The English texts are in the `english.ts` of each page and shared component, the other
 * languages are beside this file.
 */
export const studioCatalogues: Catalogues = {
  ...files,
  location: (name) => `games/${name}`,
  names: () => [...fileOf.keys()],
  english: async (name) => catalogueOf(await englishOf(name)),
}

/** Returns a page's English texts, by name. */
export async function englishOf(name: string): Promise<NamedTexts> {
  const file = fileOf.get(name)
  if (file === undefined) throw new Error(`No game has the texts ${name}.`)
  const module: unknown = await import(join(STUDIO, file))
  return (isObject(module) && Object.values(module).find(isTexts)) || {}
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isTexts = (value: unknown): value is NamedTexts =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string')

/** Returns a page's texts in another language, by name. */
export const textsIn = async (locale: string, name: string): Promise<Record<string, string>> =>
  namedTextsOf(await files.read(locale, name))
