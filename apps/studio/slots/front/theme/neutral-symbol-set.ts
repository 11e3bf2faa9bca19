import type { SessionView } from '../../../kit/play-contract.ts'
import { wildArt } from '../../art/machine-art.ts'
import { neutralSymbols } from '../../neutral-symbols.ts'
import type { SymbolRoles } from '../../neutral-symbols.ts'
import type { SymbolSet } from '../play/start-slot.ts'
import { loadPictures } from '../reels/machine.ts'
import { addressOf } from './address-of.ts'
import { themePage } from './theme-page.ts'
import { framedCover } from './framed-cover.ts'
import type { SlotTranslator } from '../texts/slot-texts.ts'

/** Applies a title's theme to a machine: its cover is the best symbol, the others fit any title. */
export async function neutralSymbolSet<Name extends string>(
  parts: SymbolRoles<Name>,
  session: SessionView,
  { t }: SlotTranslator,
): Promise<SymbolSet<Name>> {
  const cover = await themePage(session)
  const { best, symbols } = neutralSymbols(parts, session.title)
  const sourceOf = (name: Name) => addressOf(symbols.get(name)?.drawing ?? wildArt)
  const pictures = new Map(await loadPictures(sourceOf, parts.allSymbols))
  if (cover) pictures.set(best, await framedCover(cover))
  return {
    pictures,
    trophy: addressOf(wildArt),
    sourceOf: (name) => (name === best && cover ? cover.src : sourceOf(name)),
    nameOf: (name) => symbols.get(name)?.nameIn(t) ?? name,
  }
}
