import { useLingui } from '@lingui/react/macro'

import { historyIndex } from '../lib/pages/history-entry.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { IconButton } from '../ui/icon-button.tsx'

/**
 * Back button: leads to the home page from some pages, and one history step back from the others; to the home page if
 * there is no earlier step.
 */
export function BackButton({ back }: { back: 'home' | 'step' }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const goBack = () => {
    if (back === 'home' || historyIndex() < 1) navigate('/m/home')
    else navigate(-1)
  }
  return <IconButton icon="back" turns label={t`Back`} onClick={goBack} />
}
