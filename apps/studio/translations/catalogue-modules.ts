import { basename, dirname } from 'node:path'

import type { Plugin } from 'vite'

import { textsIn } from './catalogues.ts'

/** Vite plugin: compiles each catalogue imported by a page into a module that exports its texts by name as `table`. */
export function catalogueModules(): Plugin {
  return {
    name: 'catalogue-modules',
    async load(id) {
      if (!id.endsWith('.po')) return null
      const table = await textsIn(basename(dirname(id)), basename(id, '.po'))
      return `export const table = ${JSON.stringify(table)}`
    },
  }
}
