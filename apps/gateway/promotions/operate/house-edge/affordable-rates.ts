import { validEdgesOf } from '../../../launch/public.ts'
import type { Db } from '../../../kit/db.ts'
import type { Option } from '../../../operator/kit/command.ts'
import { CommandFailed } from '../../../operator/kit/failures.ts'
import { committedRates } from './committed-rates.ts'
import { rateTotal, rateWarning } from './rules.ts'
import type { CategoryRates } from './rules.ts'

interface Params {
  merchantCode: string
  /** First day of the rates. */
  day: string
  /** Whether the operator accepts that the rates lose money. */
  acceptsLoss: boolean
  /** Which of the rates above the house edge are refused; by default all. */
  refuses?: (rates: CategoryRates, edge: number) => boolean
}

/** Returns the check parameters from a command's options. */
export const requestedRates = (merchantCode: string, day: string, options: Record<string, string>): Params => ({
  merchantCode,
  day,
  acceptsLoss: 'accept-loss' in options,
})

/**
 * Salaries are refused only if they exceed the house edge by themselves: their high tiers are rarely reached, and cause
 * a warning.
 */
export const salariesAlone = ({ salaries }: CategoryRates, edge: number): boolean => salaries > edge

/** Option of every command that sets a rate. */
export const acceptLoss: Record<string, Option> = {
  'accept-loss': { about: 'applies the change although payments would exceed the house edge' },
}

/**
 * Computes a merchant's payments per valid bet before a change; the returned function computes them again afterwards. A
 * change that exceeds the house edge is refused, or causes a warning if the operator accepts the loss.
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
