import * as z from 'zod/mini'

import { getDepositSettings } from '../../cashier/deposit.ts'
import { getPaymentChannels } from '../../cashier/payment-channels.ts'
import { getWithdrawSettings } from '../../cashier/withdrawal.ts'
import { Language } from '../../merchant/language.ts'
import { AnnouncementType } from '../../messaging/announcements.ts'
import { getRewardHub } from '../../promotions/reward-hub.ts'
import { staffEndpoint } from '../../staff/staff-endpoint.ts'
import { WalletBalances } from '../../wallet/balance.ts'
import { ofPlayer, playerRefusals } from './player-endpoint.ts'

/** Answer of one of the player's own calls: its value, or the code with which the player is refused. */
const answerOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ refusal: z.nullable(z.string()), value: z.nullable(value) })

const ShownAnnouncement = z.object({
  id: z.string(),
  type: AnnouncementType,
  title: z.string(),
  /** Locale of the title, if it is not in the chosen language. */
  lang: z.optional(z.string()),
})
export type ShownAnnouncement = z.output<typeof ShownAnnouncement>

const ShownGame = z.object({
  id: z.number(),
  name: z.string(),
  vendor: z.string(),
  /** Whether the vendor is closed at present: the game is shown, but cannot be opened. */
  isClosed: z.boolean(),
})

export const showPlayerView = staffEndpoint({
  summary: 'Returns what the player’s own pages show now; every part comes from the call of the player’s page.',
  method: 'GET',
  path: '/console/m/:merchant/players/:player/view',
  permission: 'identity.member.read',
  personalData: true,
  input: z.object({ ...ofPlayer, language: z.optional(Language) }),
  output: z.object({
    /** Language of the texts: the requested one if the merchant offers it, otherwise the merchant's default. */
    language: Language,
    /** Languages that the merchant offers. */
    languages: z.array(Language),
    balance: answerOf(WalletBalances),
    deposit: answerOf(getDepositSettings.output),
    channels: answerOf(getPaymentChannels.output),
    /** Names of card holders are masked. */
    withdrawal: answerOf(getWithdrawSettings.output),
    rewards: answerOf(getRewardHub.output),
    unreadMails: answerOf(z.number()),
    /** Banners, popups and messages on the home page. */
    announcements: answerOf(z.array(ShownAnnouncement)),
    /** The most played games, the first shelf of the home page for most merchants. */
    games: answerOf(z.array(ShownGame)),
  }),
  refusals: playerRefusals,
})
