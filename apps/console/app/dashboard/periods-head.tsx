import { Trans } from '@lingui/react/macro'

/** Column heads of a table that compares today with yesterday and last week. */
export const PeriodsHead = ({ first }: { first: string }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      <th scope="col">
        <Trans>Today</Trans>
      </th>
      <th scope="col">
        <Trans>Yesterday</Trans>
      </th>
      <th scope="col">
        <Trans>Last week</Trans>
      </th>
    </tr>
  </thead>
)
