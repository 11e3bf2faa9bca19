import { getDepositSettings } from '@ante/contract/cashier/deposit.ts'
import { getPaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { getWithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { listHotGames } from '@ante/contract/catalogue/games.ts'
import type { showPlayerView } from '@ante/contract/console/players/show-view.ts'
import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { listAnnouncements } from '@ante/contract/messaging/announcements.ts'
import { unreadMailCount } from '@ante/contract/messaging/mail.ts'
import type { Permission } from '@ante/contract/staff/permissions.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import type { FastifyRequest } from 'fastify'

import { maskedName } from '../../identity/public.ts'
import { callBy, callInProcess } from '../../kit/call-in-process.ts'
import type { CallContext } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import type { HeldRight } from '../../kit/staff-context.ts'
import type { Server } from '../../kit/server.ts'
import { previewHub } from '../../promotions/public.ts'
import { rightIn } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { asCaller } from './player-of-call.ts'
import type { Player } from './player-of-call.ts'

type View = OutputOf<typeof showPlayerView>

interface Answer<Value> {
  refusal: string | null
  value: Value | null
}

interface ViewQuery {
  player: Player
  language: Language | undefined
  /** The call of staff; the player's calls get its id. */
  request: FastifyRequest
  /** Rights of the staff: a part is shown with the permission of the tab that has the same data. */
  held: readonly HeldRight[]
}

/**
 * Returns what the player's own pages show, by the calls of these pages, in the name of the player. It changes nothing and
 * needs no session: the rewards hub is read without the grants of a visit.
 */
export async function playerView(
  ports: ScreenPorts,
  app: Server,
  { player, language: requested, request, held }: ViewQuery,
): Promise<View> {
  const { db, merchants } = ports
  const { languages, defaultLanguage } = merchants.languagesOf(player.merchantCode)
  const language = requested && languages.includes(requested) ? requested : defaultLanguage
  const context: CallContext = {
    requestId: request.id,
    ip: '',
    device: 'MOBILE',
    language,
    country: await lastCountryOf(db, player),
    merchantCode: player.merchantCode,
    idempotencyKey: null,
    member: asCaller(player),
  }
  const call = callBy(callInProcess(app, context, request))
  const ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => answerOf(() => call(endpoint, input))
  const askWith = <Value>(permission: Permission, part: () => Promise<Value>): Promise<Answer<Value>> =>
    answerOf(() => {
      if (!rightIn(held, permission, 'apply')) throw new Refused('permission.denied', { permission })
      return part()
    })
  const [balance, deposit, channels, withdrawal, rewards, unreadMails, announcements, games] = await Promise.all([
    ask(getBalance, {}),
    askWith('cashier.deposit.read', () => call(getDepositSettings, {})),
    askWith('cashier.deposit.read', () => call(getPaymentChannels, {})),
    askWith('cashier.withdrawal.read', () => call(getWithdrawSettings, {})),
    askWith('promotions.bonus.read', () => previewHub(ports, { ...context, member: asCaller(player) })),
    askWith('messaging.mail.read', () => call(unreadMailCount, {})),
    ask(listAnnouncements, { types: 'B,PL,PU,H' }),
    ask(listHotGames, {}),
  ])
  return {
    language,
    languages,
    balance,
    deposit,
    channels,
    withdrawal: mapped(withdrawal, withMaskedHolders),
    rewards,
    unreadMails,
    announcements: mapped(announcements, ({ banners, player: messages, popup, home }) =>
      [...popup, ...banners, ...home, ...messages].map(({ id, type, title, lang }) => {
        return { id, type, title, ...(lang && { lang }) }
      }),
    ),
    games: mapped(games, ({ list }) =>
      list.map(({ nodeId, gameName, vendor, closed }) => {
        return { id: nodeId, name: gameName, vendor, isClosed: closed ?? false }
      }),
    ),
  }
}

/** Returns the answer of a call, or the code of its refusal. */
async function answerOf<Value>(call: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { refusal: null, value: await call() }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.code, value: null }
    throw error
  }
}

const mapped = <Value, Shown>({ refusal, value }: Answer<Value>, map: (value: Value) => Shown): Answer<Shown> => {
  return { refusal, value: value === null ? null : map(value) }
}

const withMaskedHolders = ({ cards, ...settings }: WithdrawSettings): WithdrawSettings => {
  return { ...settings, cards: cards.map((card) => ({ ...card, cardHolder: maskedName(card.cardHolder) })) }
}

/** Returns the country of the player's last sign-in, on which the offered games depend; null if it is unknown. */
async function lastCountryOf(db: Db, { id }: Player): Promise<string | null> {
  const last = await db
    .selectFrom('sign_in')
    .select('country')
    .where('member_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.country ?? null
}
