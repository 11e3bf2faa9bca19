import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'

import { useSite } from '../lib/site.ts'
import { useStore } from '../lib/store.ts'
import { useViewAsRole } from '../lib/view-as-role.ts'
import { viewedRole } from '../lib/viewed-role.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { announce } from '../ui/toasts.tsx'

/** Shows the console as an account with only this role sees it. */
export function ViewButton({ code, name }: { code: string; name: string }) {
  const { code: merchant } = useSite()
  const isViewing = useStore(viewedRole) !== null
  const { begin } = useViewAsRole()
  const failureText = useFailureText()
  const viewing = useMutation({
    mutationFn: () => begin(merchant, { code, name }),
    onError: (error) => announce(failureText(error)),
  })
  if (isViewing) return null
  return (
    <Button isPending={viewing.isPending} onPress={() => viewing.mutate()}>
      <Eye size={15} aria-hidden />
      <Trans>View as this role</Trans>
    </Button>
  )
}
