import { columnVisibilityFeature, tableFeatures } from '@tanstack/react-table'

/** Features of the table library. The gateway filters, sorts and pages the rows; the browser only hides columns. */
export const features = tableFeatures({ columnVisibilityFeature })
export type Features = typeof features
