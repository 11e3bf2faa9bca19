import { useEffect, useState } from 'react'

/** Delay in milliseconds before the check: an own decision removes the row too, but then opens the next row. */
const DELAY_MS = 500

interface Versioned {
  version: string
}

interface OpenRow {
  /** The row of the list; undefined if the list does not contain it. */
  row: Versioned | undefined
  /** The data of the panel. */
  shown: Versioned | undefined
  refetch(): Promise<unknown>
}

interface DecidedElsewhere {
  /** Whether the open row is in another state now, by the decision of another person. */
  hasMoved: boolean
  /** Whether it is not known yet why the row has left the list. */
  isUnclear: boolean
}

/** Detects that the open row has left its list, and refetches its data to find out why. */
export function useDecidedElsewhere({ row, shown, refetch }: OpenRow): DecidedElsewhere {
  const [listed, setListed] = useState(row)
  const [isChecked, setChecked] = useState(false)
  if (row !== undefined && row !== listed) setListed(row)
  const hasLeft = listed !== undefined && row === undefined
  useEffect(() => {
    if (!hasLeft) return undefined
    const timer = setTimeout(() => void refetch().then(() => setChecked(true)), DELAY_MS)
    return () => clearTimeout(timer)
  }, [hasLeft, refetch])
  return {
    hasMoved: hasLeft && shown !== undefined && shown.version !== listed.version,
    isUnclear: hasLeft && !isChecked,
  }
}
