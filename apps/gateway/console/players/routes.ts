import {
  addPlayerNote as addNoteEndpoint,
  changeBlocks as changeBlocksEndpoint,
  endPlayerSessions as endSessionsEndpoint,
  excludePlayer as excludeEndpoint,
  grantReward as grantEndpoint,
  messagePlayer as messageEndpoint,
  resetPlayerFactors as resetEndpoint,
  revealPlayer as revealEndpoint,
  unlockPlayer as unlockEndpoint,
} from '@ante/contract/console/players/actions.ts'
import {
  listPlayerChanges,
  listPlayerContracts,
  listPlayerLimits,
} from '@ante/contract/console/players/limits-and-contracts.ts'
import { getPlayer } from '@ante/contract/console/players/get-player.ts'
import { listPlayers } from '@ante/contract/console/players/list-players.ts'
import {
  listPlayerBonuses,
  listPlayerDeposits,
  listPlayerLedger,
  listPlayerWithdrawals,
} from '@ante/contract/console/players/money-lists.ts'
import {
  listPlayerChats,
  listPlayerDevices,
  listPlayerLinks,
  listPlayerMails,
  listPlayerNotes,
  listPlayerTimeline,
} from '@ante/contract/console/players/person-lists.ts'
import { listPlayerLottery, listPlayerRounds } from '@ante/contract/console/players/play-lists.ts'
import { searchPlayers as searchEndpoint } from '@ante/contract/console/players/search-players.ts'
import { showPlayerView } from '@ante/contract/console/players/show-view.ts'
import { changeTags as changeTagsEndpoint, listTags } from '@ante/contract/console/players/tags.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { submitChange } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { changeBlocks, endPlayerSessions, excludePlayer, resetPlayerFactors, unlockPlayer } from './actions/account.ts'
import type { PlayerAction } from './actions/player-action.ts'
import { addPlayerNote, messagePlayer, revealPlayer } from './actions/notes-and-messages.ts'
import { playerDevices } from './lists/devices.ts'
import { playerChanges, playerContracts, playerLimits } from './lists/limits-and-contracts.ts'
import { playerChats, playerMails, playerNotes } from './lists/mails-chats-notes.ts'
import { playerBonuses, playerDeposits, playerLedger, playerWithdrawals } from './lists/money.ts'
import { playerLottery, playerRounds } from './lists/play.ts'
import { playerTimeline } from './lists/timeline.ts'
import { linkedAccounts } from './linked-accounts.ts'
import { playersPage } from './list-players.ts'
import { objectOf, playerOfCall } from './player-of-call.ts'
import { playerView } from './player-view.ts'
import { searchPlayers } from './search/search-players.ts'
import { showPlayer } from './show-player.ts'
import { changeTags, tagNames } from './tags.ts'

/** Routes about players: search, the page of a player, its lists and its actions. */
export function playerRoutes(app: Server, ports: ScreenPorts): void {
  const { db } = ports
  serveStaff(app, searchEndpoint, ({ searched }, { merchantCode }) => searchPlayers(db, merchantCode, searched))
  // Without a merchant the list is empty, because the platform has no players.
  serveStaff(app, listPlayers, (input, { merchantCode }) =>
    playersPage(db, { ...input, merchant: merchantCode ?? PLATFORM }),
  )
  serveStaff(app, listTags, async (_input, { merchantCode }) => ({ names: await tagNames(db, merchantCode) }))
  serveStaff(app, getPlayer, async ({ player }, { merchantCode }) =>
    showPlayer(ports, await playerOfCall(ports, db, { merchantCode, player })),
  )
  serveStaff(app, showPlayerView, async ({ player: id, language }, { merchantCode, held }, { request }) => {
    const player = await playerOfCall(ports, db, { merchantCode, player: id })
    return playerView(ports, app, { player, language, request, held })
  })
  listRoutes(app, ports)
  actionRoutes(app, ports)
}

interface PlayerInput {
  player: string
}

function listRoutes(app: Server, ports: ScreenPorts): void {
  /** Replaces the player's id of an input by the player. */
  const withPlayer = async <Input extends PlayerInput>(input: Input, { merchantCode }: StaffContext) => {
    return { ...input, player: await playerOfCall(ports, ports.db, { merchantCode, player: input.player }) }
  }
  serveStaff(app, listPlayerTimeline, async (input, context) => playerTimeline(ports, await withPlayer(input, context)))
  serveStaff(app, listPlayerLedger, async (input, context) => playerLedger(ports, await withPlayer(input, context)))
  serveStaff(app, listPlayerDeposits, async (input, context) => playerDeposits(ports, await withPlayer(input, context)))
  serveStaff(app, listPlayerWithdrawals, async (input, context) =>
    playerWithdrawals(ports, await withPlayer(input, context)),
  )
  serveStaff(app, listPlayerRounds, async (input, context) => playerRounds(ports, await withPlayer(input, context)))
  serveStaff(app, listPlayerLottery, async (input, context) => playerLottery(ports, await withPlayer(input, context)))
  serveStaff(app, listPlayerBonuses, async (input, context) => playerBonuses(ports, await withPlayer(input, context)))
  serveStaff(app, listPlayerLimits, async (input, context) => playerLimits(ports, await withPlayer(input, context)))
  serveStaff(app, listPlayerDevices, async (input, context) => playerDevices(ports, await withPlayer(input, context)))
  // The list of links has a single page.
  serveStaff(app, listPlayerLinks, async (input, context) => {
    const { player } = await withPlayer(input, context)
    return { ...(await linkedAccounts(ports.db, player)), next: null }
  })
  serveStaff(app, listPlayerMails, async (input, context) => playerMails(ports, await withPlayer(input, context)))
  serveStaff(app, listPlayerChats, async (input, context) => playerChats(ports, await withPlayer(input, context)))
  serveStaff(app, listPlayerNotes, async (input, context) => playerNotes(ports, await withPlayer(input, context)))
  serveStaff(app, listPlayerContracts, async (input, context) =>
    playerContracts(ports, await withPlayer(input, context)),
  )
  serveStaff(app, listPlayerChanges, async (input, context) => playerChanges(ports, await withPlayer(input, context)))
}

function actionRoutes(app: Server, ports: ScreenPorts): void {
  const action = async ({ player: id }: PlayerInput, { merchantCode, audit, staff }: StaffContext) => {
    const player = await playerOfCall(ports, ports.db, { merchantCode, player: id })
    return { ports, player, object: objectOf(player), audit, staff } satisfies PlayerAction
  }
  serveStaff(app, changeBlocksEndpoint, async (input, context) => changeBlocks(await action(input, context), input))
  serveStaff(app, changeTagsEndpoint, async (input, context) => changeTags(await action(input, context), input))
  serveStaff(app, endSessionsEndpoint, async (input, context) =>
    endPlayerSessions(await action(input, context), input.reason),
  )
  serveStaff(app, resetEndpoint, async (input, context) =>
    resetPlayerFactors(await action(input, context), input.reason),
  )
  serveStaff(app, unlockEndpoint, async (input, context) => unlockPlayer(await action(input, context), input.reason))
  serveStaff(app, excludeEndpoint, async (input, context) => excludePlayer(await action(input, context), input))
  serveStaff(app, messageEndpoint, async (input, context) => messagePlayer(await action(input, context), input))
  serveStaff(app, addNoteEndpoint, async (input, context) => addPlayerNote(await action(input, context), input))
  serveStaff(app, revealEndpoint, async (input, context) => revealPlayer(await action(input, context), input))
  serveStaff(app, grantEndpoint, async (input, context) => {
    const { player } = await action(input, context)
    const { merchantCode, staff, held, audit } = context
    const { title, amount, multiple, days, reason, key } = input
    const values = { account: player.account, title, amount, multiple, days }
    const submitter = { staffId: staff.staffId, merchantCode, held, audit, zone: player.zone }
    return submitChange(ports, { action: 'promotions.reward.grant', values, reason, key }, submitter)
  })
}
