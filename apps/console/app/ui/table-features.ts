import { columnVisibilityFeature, tableFeatures } from '@tanstack/react-table'

/** The gateway filters, sorts and pages; the browser only hides columns. */
export const features = tableFeatures({ columnVisibilityFeature })
export type Features = typeof features
