import { validEdgesOf } from '../../launch/public.ts'
import type { Db } from '../../kit/db.ts'
import type { Option } from '../kit/command.ts'
import { CommandFailed } from '../kit/failures.ts'
import { committedRates } from './committed-rates.ts'
import { rateTotal, rateWarning } from './rules.ts'
import type { CategoryRates } from './rules.ts'

interface Params {
  merchantCode: string
  /** First day of the rates. */
  day: string
  /** Whether the operator accepts rates that exceed the house edge. */
  acceptsLoss: boolean
  /** Decides whether rates above the house edge are refused, or only cause a warning; by default all are refused. */
  refuses?: (rates: CategoryRates, edge: number) => boolean
}

/** Returns the parameters of the check for a command's options. */
export const requestedRates = (merchantCode: string, day: string, options: Record<string, string>): Params => ({
  merchantCode,
  day,
  acceptsLoss: 'accept-loss' in options,
})

/**
 * For `refuses` of commands that set salaries: refuses only if salaries alone exceed the house edge. Otherwise a
 * warning is enough, because their high tiers are rarely reached.
 */
export const salariesAlone = ({ salaries }: CategoryRates, edge: number): boolean => salaries > edge

/** Option of every command that sets a rate. */
export const acceptLoss: Record<string, Option> = {
  'accept-loss': { about: 'applies the change although payments would exceed the house edge' },
}

/**
 * Computes a merchant's payments per valid bet before a change. Call the returned function after the change: it refuses
 * rates that exceed the house edge by more than before, or returns warnings if the operator accepts the loss.
 */
export async function checkRatesAgainstEdge(tx: Db, params: Params): Promise<(tx: Db) => Promise<string[]>> {
  const before = new Map(
    (await ratesAndEdges(tx, params)).map(({ rates, edge }) => [rates.category, rateTotal(rates) - edge]),
  )
  return async (writeTx) => {
    const after = await ratesAndEdges(writeTx, params)
    const worse = after.filter(({ rates, edge }) => rateTotal(rates) - edge > (before.get(rates.category) ?? 0))
    const warnings = worse.flatMap(({ rates, edge }) => rateWarning(rates, edge) ?? [])
    const isRefused = worse.some(
      ({ rates, edge }) => rateWarning(rates, edge) !== null && (params.refuses?.(rates, edge) ?? true),
    )
    if (isRefused && !params.acceptsLoss)
      throw new CommandFailed(
        `${warnings.join('\n')}\nNothing was changed. Add --accept-loss to apply the change anyway.`,
      )
    return warnings
  }
}

async function ratesAndEdges(tx: Db, params: Params) {
  const edges = await validEdgesOf(tx, params.merchantCode)
  return (await committedRates(tx, params)).map((rates) => ({ rates, edge: edges[rates.category] }))
}
