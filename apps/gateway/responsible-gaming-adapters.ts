import type { ResponsibleGamingPorts } from './responsible-gaming/public.ts'
import { cardIdentifiersOf, depositedSince, hasDeposited } from './cashier/public.ts'
import { checkPassword, endSessionsOf, hasPassword, identifiersOf, withVisitor } from './identity/public.ts'
import type { Ports } from './kit/ports.ts'
import { playedSince, stopGames } from './launch/public.ts'
import { cashByDay, lockMoneyOf } from './wallet/public.ts'
import type { VendorMoney } from './wallet/public.ts'

type EffectPorts = Pick<Ports, 'db' | 'clock' | 'log'> & { money: Pick<VendorMoney, 'sweepToMain'> }

/** A date range that contains every possible day. */
const ALL_TIME = { from: '2000-01-01', to: '2999-12-31' }

/** Adapters through which responsible gaming calls other capabilities. */
export function responsibleGamingAdapters(
  ports: EffectPorts,
): Pick<ResponsibleGamingPorts, 'effects' | 'depositedSince' | 'hasDeposited' | 'moneySince'> {
  const { db, clock, money, log } = ports
  return {
    depositedSince,
    hasDeposited,
    effects: {
      hasPassword: (memberId) => hasPassword(db, memberId),
      isPassword: async (password, context, request) =>
        (await checkPassword(ports, password, withVisitor(context, request))) !== null,
      identifiersOf: async (tx, memberId) => [
        ...(await identifiersOf(tx, memberId)),
        ...(await cardIdentifiersOf(tx, memberId)),
      ],
      lockMoney: lockMoneyOf,
      endPlay: async (tx, { memberId, token }) => {
        await endSessionsOf(tx, BigInt(memberId), token)
        await stopGames(tx, BigInt(memberId), clock.now())
      },
      sweepToMain: async ({ memberId, account, currency, merchantCode }) => {
        try {
          await money.sweepToMain({ memberId: BigInt(memberId), account, currency, merchantCode })
        } catch (error) {
          // A failed sweep does not prevent the exclusion.
          log.warn(
            { event: 'vendor_wallet.sweep_failed', err: error, memberId, merchantCode },
            'cannot transfer vendor balance of a self-excluded member',
          )
        }
      },
    },
    moneySince: async ({ memberId: id, merchantCode }, day) => {
      const memberId = BigInt(id)
      const zone = await zoneOf(ports, merchantCode)
      const cash = await cashByDay(db, { memberId, zone, ...ALL_TIME, ...(day !== null && { from: day }) })
      const sumOf = (kind: 'deposit' | 'withdrawal') =>
        cash.reduce((sum, value) => (value.kind === kind ? sum + value.units : sum), 0n)
      return {
        deposited: sumOf('deposit'),
        withdrawn: sumOf('withdrawal'),
        ...(await playedSince(db, memberId, day)),
      }
    },
  }
}

async function zoneOf({ db }: Pick<Ports, 'db'>, merchantCode: string): Promise<string> {
  const row = await db.selectFrom('merchant').select('zone').where('code', '=', merchantCode).executeTakeFirstOrThrow()
  return row.zone
}
