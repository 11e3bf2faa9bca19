import type { Speech } from '../../../studio/front/words/speech.ts'
import type { SessionView } from '../../../studio/play-contract.ts'
import { cards } from '../art/cards.ts'
import { fruit } from '../art/fruit.ts'
import { gems } from '../art/gems.ts'
import { crownArt, framedCover, scatterArt, wildArt } from '../art/machine-art.ts'
import { loadPicture } from '../reels/machine.ts'
import type { Look } from '../play/start-slot.ts'
import type { NeutralWords } from '../words/words.ts'
import { dressPage, placeOf } from './dress-page.ts'

/** A machine's symbols by the part that they play. */
interface Parts<Name extends string> {
  wild: Name
  scatter: Name
  /** These two among them; the others stand in the order of what they pay. */
  all: readonly Name[]
}

const SETS = ['gems', 'cards', 'fruit'] as const
const drawings = { gems, cards, fruit }

/** Dresses a machine as the title that it was opened as: its cover is the best symbol, the others fit any title. */
export async function neutralSymbols<Name extends string>(
  { wild, scatter, all }: Parts<Name>,
  session: SessionView,
  { words }: Speech<NeutralWords>,
): Promise<Look<Name>> {
  const set = SETS[placeOf(session.title.gameId, SETS.length)] ?? 'gems'
  const cover = await dressPage(session)
  const [best = wild, ...others] = all.filter((name) => name !== wild && name !== scatter)
  const drawn = [
    [wild, wildArt, words.wild],
    [scatter, scatterArt, words.scatter],
    ...others.map((name, place) => [name, drawings[set][place] ?? crownArt, words[set][place] ?? ''] as const),
  ] as const
  const loaded = drawn.map(async ([name, source]) => [name, await loadPicture(source)] as const)
  const face = cover ? await framedCover(cover) : await loadPicture(crownArt)
  const pictures = new Map<Name, CanvasImageSource>([[best, face], ...(await Promise.all(loaded))])
  const sources = new Map<Name, string>([
    [best, cover?.src ?? crownArt],
    ...drawn.map(([name, source]) => [name, source] as const),
  ])
  const names = new Map<Name, string>([
    [best, session.title.name],
    ...drawn.map(([name, , word]) => [name, word] as const),
  ])
  return {
    pictures,
    trophy: wildArt,
    sourceOf: (symbol) => sources.get(symbol) ?? crownArt,
    nameOf: (symbol) => names.get(symbol) ?? symbol,
  }
}
