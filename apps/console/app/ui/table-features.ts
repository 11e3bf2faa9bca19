import { columnVisibilityFeature, tableFeatures } from '@tanstack/react-table'

interface ColumnMeta {
  /** Whether the header is aligned like the amounts below it. */
  alignsEnd?: boolean
}
/** The library uses only the type of this value. */
const columnMeta: ColumnMeta = {}

/** Features of the table library. The gateway filters, sorts and pages the rows; the browser only hides columns. */
export const features = tableFeatures({ columnVisibilityFeature, columnMeta })
export type Features = typeof features
