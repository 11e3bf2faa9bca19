import { DAY_MS } from '@ante/contract/kit/time.ts'
import { DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import { games } from '@ante/demo/games.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { team, TEAM_PAYS, TEAM_PLAY_DAYS, TEAM_SENT } from '@ante/demo/team.ts'
import type { DemoTeamMember } from '@ante/demo/team.ts'
import type { DemoMerchant, GameCategory } from '@ante/demo/types.ts'
import { vendors } from '@ante/demo/vendors.ts'

import { deliverAlongLine } from '../cashier/public.ts'
import { findAccount, makeMember, rememberSignIn } from '../identity/public.ts'
import type { Member } from '../identity/public.ts'
import type { Clock } from '../kit/clock.ts'
import type { Db } from '../kit/db.ts'
import { unitsOf } from '../kit/money.ts'
import { hashPassword } from '../kit/password.ts'
import { writePastPlay } from '../launch/public.ts'
import type { PastRound } from '../launch/public.ts'
import { parseDays, MerchantDirectory } from '../merchant/public.ts'
import { grant, lockAccounts, mainAccountOf, openWallets } from '../wallet/public.ts'
import type { Part } from './part.ts'

/** Age of the newest bets in milliseconds; early in the day they are of the previous evening. */
const RECENT_MS = 3_600_000
const CENT = 100n

interface TeamPorts {
  clock: Clock
  /** False in tests, which count their own bets. */
  hasPast: boolean
}

/**
 * The tree below the demo's agents, and its activity of the last days. Written only once, because members then continue
 * to play.
 */
export function teamPart(ports: TeamPorts): Part {
  return {
    name: 'team',
    source: { team, TEAM_PAYS, TEAM_PLAY_DAYS, TEAM_SENT, merchants: merchants.map(({ code }) => code) },
    write: async (tx) => {
      for (const merchant of merchants) await writeTeam(tx, merchant, ports)
    },
  }
}

type DemoMember = DemoTeamMember & { member: Member }

async function writeTeam(tx: Db, merchant: DemoMerchant, { clock, hasPast }: TeamPorts): Promise<void> {
  const [first] = team
  // If the tree exists, its past activity exists too.
  if (!first || (await findAccount(tx, merchant.code, first.account))) return
  const directory = new MerchantDirectory({ db: tx, clock })
  await directory.load()
  const ago = (days: number) => new Date(clock.now().getTime() - RECENT_MS - days * DAY_MS)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const made: DemoMember[] = []
  for (const demoMember of team)
    made.push({ ...demoMember, member: await createOne(tx, demoMember, { merchant, directory, passwordHash, ago }) })
  if (!hasPast) return
  for (const member of made) await signInOne(tx, member, ago)
  await sendToPlayers(tx, made, { merchant, at: ago(TEAM_PLAY_DAYS) })
  const days = Array.from({ length: TEAM_PLAY_DAYS }, (_, index) => TEAM_PLAY_DAYS - 1 - index)
  await writePastPlay(
    tx,
    days.map((day) => ({ at: ago(day), rounds: roundsOf(made, { merchant, day }) })),
  )
}

interface TeamContext {
  merchant: DemoMerchant
  directory: MerchantDirectory
  passwordHash: string
  ago(days: number): Date
}

async function createOne(
  tx: Db,
  member: DemoTeamMember,
  { merchant, directory, passwordHash, ago }: TeamContext,
): Promise<Member> {
  const { code: merchantCode, currency } = merchant
  const clock = { now: () => ago(member.registeredDaysAgo) }
  const upline = await findAccount(tx, merchantCode, member.upline)
  if (!upline) throw new Error(`the demo has no account ${member.upline} at ${merchantCode}`)
  const { account, type, balance } = member
  return makeMember(
    {
      db: tx,
      clock,
      onMemberMade: async (writeTx, newMember) => {
        await openWallets({ clock, merchants: directory }, writeTx, newMember)
        const key = `demo-team:${newMember.id}`
        await grant(writeTx, {
          key,
          memberId: newMember.id,
          merchantCode,
          currency,
          amount: unitsOf(balance),
          at: clock.now(),
        })
      },
    },
    { merchantCode, account, type, passwordHash, uplineId: upline.id },
  )
}

async function signInOne(tx: Db, { member, lastSignInDaysAgo }: DemoMember, ago: TeamContext['ago']): Promise<void> {
  if (lastSignInDaysAgo === null) return
  const origin = { ip: '203.0.113.7', country: null, device: 'MOBILE', language: 'EN' } as const
  const visitor = { ...origin, userAgent: 'demo', deviceId: null }
  await rememberSignIn(tx, { member, method: 'password', visitor, at: ago(lastSignInDaysAgo) })
}

/** Transfers of the tree's agents to their direct players. */
async function sendToPlayers(
  tx: Db,
  made: readonly DemoMember[],
  { merchant: { code: merchantCode, currency }, at }: { merchant: DemoMerchant; at: Date },
): Promise<void> {
  const { to: day } = await parseDays(tx, { merchantCode, now: at }, { range: 'today' })
  const agents = new Map(made.map(({ account, member }) => [account, member]))
  for (const { member, type, upline, registeredDaysAgo } of made) {
    const payer = agents.get(upline)
    if (!payer || type !== 0 || registeredDaysAgo < TEAM_PLAY_DAYS) continue
    await lockAccounts(tx, [await mainAccountOf(tx, payer.id), await mainAccountOf(tx, member.id)])
    const between = {
      payerId: payer.id,
      payeeId: member.id,
      direction: 'down',
      requestKey: `demo:${member.id}`,
    } as const
    const terms = { receivedHundredths: 100 }
    await deliverAlongLine(tx, { ...between, merchantCode, currency, amount: unitsOf(TEAM_SENT), day, at }, terms)
  }
}

/** Players differ in their active days and stakes. */
function roundsOf(
  made: readonly DemoMember[],
  { merchant, day }: { merchant: DemoMerchant; day: number },
): PastRound[] {
  return made.flatMap(({ member, plays, registeredDaysAgo }, index) => {
    if (!plays || registeredDaysAgo <= day || (index + day) % 2 === 0) return []
    const staked = unitsOf(String(plays.stake * (1 + ((index + day) % 4))))
    const pays = TEAM_PAYS[(index * 3 + day) % TEAM_PAYS.length] ?? 0
    const paid = ((staked * BigInt(Math.round(pays * 100))) / 100n / CENT) * CENT
    return [{ member, currency: merchant.currency, nodeId: nodeOf(plays.category, merchant), staked, paid }]
  })
}

/** Returns the first game of a category that the merchant offers, of a vendor with seamless wallet. */
function nodeOf(category: GameCategory, { withoutVendors }: DemoMerchant): bigint {
  const vendorsWithRounds = vendors.filter(
    ({ code, walletKind }) => walletKind === 'seamless' && !withoutVendors.includes(code),
  )
  const game = games.find(
    (candidate) => candidate.category === category && vendorsWithRounds.some(({ code }) => code === candidate.vendor),
  )
  if (!game) throw new Error(`the demo has no game of ${category}`)
  return BigInt(game.nodeId)
}
