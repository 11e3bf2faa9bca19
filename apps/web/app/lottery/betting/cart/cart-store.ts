import { useSyncExternalStore } from 'react'

import { readStored, tabStorage } from '../../../lib/browser/storage.ts'
import { CARTS, cartsOf, cartsText } from './cart-text.ts'
import type { Cart, CartRow } from './cart-row.ts'

const CART_KEY = 'lotteryCart'
const NONE: readonly Cart[] = []
const NO_ROWS: readonly CartRow[] = []

/** Key of a cart: like an order it belongs to one game and one prize mode. */
export type CartKey = Pick<Cart, 'gameCode' | 'prizeMode'>

let carts: readonly Cart[] | null = null
const listeners = new Set<() => void>()

/** Returns the carts of all games. They are kept across reloads until the tab is closed. */
export function storedCarts(): readonly Cart[] {
  carts ??= readStored(tabStorage, CART_KEY, cartsOf) ?? NONE
  return carts
}

const hasKey = (cart: Cart, { gameCode, prizeMode }: CartKey) =>
  cart.gameCode === gameCode && cart.prizeMode === prizeMode

const rowsAt = (allCarts: readonly Cart[], cartKey: CartKey) =>
  allCarts.find((candidate) => hasKey(candidate, cartKey))?.rows ?? NO_ROWS

function change(cartKey: CartKey, next: (rows: readonly CartRow[]) => readonly CartRow[]): void {
  const otherCarts = storedCarts()
  const rows = next(rowsAt(otherCarts, cartKey))
  const others = otherCarts.filter((candidate) => !hasKey(candidate, cartKey))
  carts = rows.length === 0 ? others : [...others, { ...cartKey, rows }].slice(-CARTS)
  if (carts.length === 0) tabStorage.remove(CART_KEY)
  else tabStorage.set(CART_KEY, cartsText(carts))
  for (const listener of listeners) listener()
}

let lastKey = 0
const newKey = () => `${Date.now().toString(36)}-${(lastKey += 1)}`

export function addToCart(cartKey: CartKey, added: readonly Omit<CartRow, 'key'>[]): void {
  change(cartKey, (rows) => [...rows, ...added.map((row) => ({ ...row, key: newKey() }))])
}

export function changeRow(cartKey: CartKey, key: string, row: Omit<CartRow, 'key'>): void {
  change(cartKey, (rows) => rows.map((item) => (item.key === key ? { ...row, key } : item)))
}

export function dropRow(cartKey: CartKey, key: string): void {
  change(cartKey, (rows) => rows.filter((row) => row.key !== key))
}

export const emptyCart = (cartKey: CartKey): void => change(cartKey, () => NO_ROWS)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the rows of this game's cart. */
export const useCart = (cartKey: CartKey): readonly CartRow[] =>
  rowsAt(
    useSyncExternalStore(subscribe, storedCarts, () => NONE),
    cartKey,
  )
