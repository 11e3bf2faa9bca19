import { useLingui } from '@lingui/react/macro'

import { placeInHistory } from '../lib/pages/history-entry.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { IconButton } from '../ui/icon-button.tsx'

/** Home from some pages, one step back from the others; home too where there is no step to go back. */
export function BackButton({ back }: { back: 'home' | 'step' }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const goBack = () => {
    if (back === 'home' || placeInHistory() < 1) navigate('/m/home')
    else navigate(-1)
  }
  return <IconButton icon="back" turns label={t`Back`} onClick={goBack} />
}
