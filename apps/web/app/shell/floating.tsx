import { UpdatePlace } from '../install/update-place.tsx'
import { addPageWords } from '../lib/words/words.ts'
import { useMerchant } from '../merchant/public.ts'
import { Later } from '../ui/later.tsx'
import { EndedNotice } from './ended-notice.tsx'

const NO_PROPS = {}

const loadService = async () => {
  const [{ FloatingService }] = await Promise.all([
    import('../support/floating-service.tsx'),
    addPageWords(['support']),
  ])
  return FloatingService
}

/** Customer service, over the pages with a bottom menu and where the merchant has some; and the news of a newer version, or of an end. */
export function Floating({ bottomMenu }: { bottomMenu: boolean }) {
  const { customerService } = useMerchant()
  return (
    <>
      {bottomMenu && <Later quiet wanted={customerService.length > 0} load={loadService} props={NO_PROPS} />}
      <UpdatePlace />
      <EndedNotice />
    </>
  )
}
