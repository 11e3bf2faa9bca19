import type { previewChange } from '@ante/contract/console/operations.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

/**
 * Returns what the audit log stores of a refused call: values under the names of their fields, so that secrets are
 * recognised, and no content of files.
 */
export const loggedInput = ({ subject, action, values, files }: ParsedInputOf<typeof previewChange>): unknown => ({
  command: `${subject} ${action}`,
  ...Object.fromEntries(values.map(({ name, value }) => [name, value])),
  ...(files.length > 0 && { files: files.map(({ name }) => name) }),
})
