import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { GameCategory } from './category.ts'
import { onWire } from '../kit/wire-names.ts'

/** The categories in the merchant's order, each with its vendors. */
export const VendorSettings = z.object({
  sorting: z.array(
    z.object({
      category: onWire('gameCategory', GameCategory),
      games: z.number(),
      /** Classes of the category's games, except `NEW` and `HOT`. */
      classes: z._default(z.array(z.string()), []),
      /**
       * Content of the lobby's shelf for the category: its games, or its vendors if the category is opened by vendor.
       */
      shows: z._default(z.enum(['games', 'vendors']), 'games'),
      vendorNames: z.array(
        z.object({
          category: onWire('gameType', GameCategory),
          vendor: onWire('vassalage', z.string()),
          vendorName: onWire('accountTypeName', z.string()),
          icon: z.string(),
          /** Number of the vendor's games in the category. */
          games: z._default(z.number(), 0),
          /** Target of its tile: `packages/contract/launch/launch-address.ts`. */
          opens: z._default(z.string(), '/m/gameCenter'),
        }),
      ),
    }),
  ),
  /** Categories of each vendor's games, by vendor code. */
  mapping: z.optional(z.record(z.string(), z.array(GameCategory))),
})
export type VendorSettings = z.output<typeof VendorSettings>

/** The merchant's own code, if the client sends one; the catalogue of another merchant is not disclosed. */
const OfMerchant = z.object({ merchant_code: z.optional(z.string().check(z.maxLength(30))) })

export const listVendors = endpoint({
  summary: 'Returns the merchant’s categories and vendors.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'anyone',
  input: OfMerchant,
  output: VendorSettings,
})

export const listVendorCategories = endpoint({
  summary: 'Returns the merchant’s vendors, each with the categories of its games.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'anyone',
  input: OfMerchant,
  output: z.object({
    list: z.array(
      z.object({
        vendor: onWire('vassalage', z.string()),
        vendorName: onWire('accountTypeName', z.string()),
        categories: onWire('gameTypes', z.array(GameCategory)),
      }),
    ),
  }),
})
