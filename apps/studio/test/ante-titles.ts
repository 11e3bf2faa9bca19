import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { vendors } from '@ante/demo/vendors.ts'

const speakAnte = new Set(vendors.flatMap(({ code, protocol }) => (protocol === 'ante' ? [code] : [])))

/**
 * Titles of vendors whose wallet calls use our own signed protocol: the fake gateway of the tests implements no other
 * protocol.
 */
export const anteTitles: readonly DemoGame[] = games.filter(({ vendor }) => speakAnte.has(vendor))

/** Returns one of `anteTitles` that this engine plays. */
export function titleOf(engine: string): DemoGame {
  const title = anteTitles.find((game) => engineOf(game) === engine)
  if (!title) throw new Error(`${engine} plays no title of a vendor that uses our own protocol.`)
  return title
}
