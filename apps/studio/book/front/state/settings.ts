import * as z from 'zod/mini'

import { oddsFormats, oddsText } from '../../tickets/odds-formats.ts'
import type { OddsFormat } from '../../tickets/odds-formats.ts'
import { oddsChanges } from '../../tickets/ticket.ts'
import type { OddsChange } from '../../tickets/ticket.ts'
import { remember, remembered } from './remembered.ts'

const STORED_AS = 'book-settings'
const Stored = z.object({ format: z.enum(oddsFormats), oddsChange: z.enum(oddsChanges) })

/** The player's price format, and the price changes that the player accepts while a ticket is placed. */
export class Settings {
  readonly #listeners = new Set<() => void>()
  #stored = remembered(STORED_AS, Stored) ?? { format: 'decimal' as OddsFormat, oddsChange: 'better' as OddsChange }

  get format(): OddsFormat {
    return this.#stored.format
  }

  get oddsChange(): OddsChange {
    return this.#stored.oddsChange
  }

  set(change: Partial<z.output<typeof Stored>>): void {
    this.#stored = { ...this.#stored, ...change }
    remember(STORED_AS, this.#stored)
    for (const listen of this.#listeners) listen()
  }

  /** Returns a function that stops listening. */
  onChange(listen: () => void): () => void {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  text(price: number): string {
    return oddsText(price, this.format)
  }
}
