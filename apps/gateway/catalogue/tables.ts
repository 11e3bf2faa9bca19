import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Volatility } from '@ante/contract/catalogue/volatility.ts'
import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'
import type { Generated } from 'kysely'

export interface VendorTable {
  code: string
  name: string
  wallet_kind: 'seamless' | 'transfer'
  launch_kind: 'generic' | 'lottery' | 'h5' | 'rng-centre'
  launch_url: string | null
  icon: string
  protocol: Generated<VendorProtocol>
  service_url: string | null
}

export interface GameTable {
  node_id: bigint
  vendor: string
  game_id: string
  name: string
  category: Exclude<GameCategory, 'HOT'>
  classes: string[]
  is_new: boolean
  hot_rank: number | null
  min_bet: bigint
  picture: string
  /** Picture for large tiles, followed by that for small tiles; null if the feed has none. */
  large_picture: Generated<string | null>
  small_picture: Generated<string | null>
  support_play: boolean
  active: Generated<boolean>
  position: number
  /** House edge in hundredths of a percent; null if the feed declares none. */
  edge_hundredths: Generated<number | null>
  /** Top prize as a multiple of the stake, declared by the feed; null if not declared. */
  max_win_multiple: Generated<number | null>
  /** Maximum bet that the feed declares; null if not declared. */
  max_bet: Generated<bigint | null>
  volatility: Generated<Volatility | null>
  /** Values of the feed where staff has set another one; null where the feed's value applies. */
  feed_active: Generated<boolean | null>
  feed_classes: Generated<string[] | null>
  feed_position: Generated<number | null>
}

export interface GamePopularityTable {
  merchant_code: string
  node_id: bigint
  players: number
}

export interface MerchantVendorTable {
  merchant_code: string
  vendor: string
  position: number
}

export interface VendorClosingTable {
  vendor: string
  until: Date | null
  reason: string
  /** Whether bets are refused too. */
  stops_bets: Generated<boolean>
  since: Date
}

export interface VendorRegionTable {
  vendor: string
  merchant_code: string | null
  refused_countries: Generated<string[]>
  allowed_countries: Generated<string[]>
}

export interface HotMatchTable {
  merchant_code: string
  key: string
  league: string
  match_time: Date
  home_team: string
  away_team: string
  home_team_picture: string
  away_team_picture: string
  room_id: string
  node_id: bigint
}

/** A tile that staff has placed, or closed if it has no position. `key` is the room of the match. */
export interface HotTileTable extends Omit<HotMatchTable, 'room_id'> {
  position: number | null
  until: Date
}

export interface FavouriteGameTable {
  merchant_code: string
  member_id: bigint
  node_id: bigint
  added_at: Date
}

export interface RecentGameTable {
  merchant_code: string
  member_id: bigint
  node_id: bigint
  opened_at: Date
}

declare module '../kit/db.ts' {
  interface Tables {
    vendor: VendorTable
    game: GameTable
    game_popularity: GamePopularityTable
    merchant_vendor: MerchantVendorTable
    vendor_closing: VendorClosingTable
    vendor_region: VendorRegionTable
    hot_match: HotMatchTable
    hot_tile: HotTileTable
    favourite_game: FavouriteGameTable
    recent_game: RecentGameTable
    favourite_version: { merchant_code: string; member_id: bigint; version: bigint }
    catalogue_revision: { only_row: Generated<boolean>; revision: bigint }
  }
}
