import { slotArabic } from '../../../slots/front/words/arabic.ts'
import { slotEnglish } from '../../../slots/front/words/english.ts'
import { slotFilipino } from '../../../slots/front/words/filipino.ts'
import type { Languages } from '../../../studio/front/words/words.ts'
import type { Words } from './words.ts'

export const languages: Languages<Words> = {
  english: {
    ...slotEnglish,
    autoplayFeature: 'Stop when there is a respin',
    paytableNote: (bet) => `What one way pays at a bet of ${bet}`,
    wildRule: 'Stands for every symbol but the star. On reels 2, 3 and 4; it grows over its whole reel.',
    scatterRule: 'Pays anywhere.',
    ways: '243 ways',
    waysRule:
      'A symbol pays when it is on neighbouring reels from the left, in whatever row. Each way to read it from reel to reel pays; all ways are added up.',
    respins: 'Wild reels and respins',
    respinsRule:
      'When a wild comes, its reel becomes wild and stands, and all others run once more at no cost. Each further wild reel gives one more respin: up to three.',
    respin: 'Respin',
    respinsDone: 'Your wild reels paid',
    respinEvery: 'Respins, on average once in',
  },
  filipino: {
    ...slotFilipino,
    autoplayFeature: 'Itigil kapag may muling ikot',
    paytableNote: (bet) => `Bayad ng isang paraan sa tayang ${bet}`,
    wildRule: 'Pamalit sa lahat ng simbolo maliban sa bituin. Nasa reel 2, 3 at 4; sinasakop nito ang buong reel.',
    scatterRule: 'May bayad saanman.',
    ways: '243 paraan',
    waysRule:
      'May bayad ang simbolo kapag nasa magkakatabing reel ito mula sa kaliwa, sa alinmang hanay. Binabayaran ang bawat paraan ng pagbasa; pinagsasama ang lahat.',
    respins: 'Mga wild na reel at muling ikot',
    respinsRule:
      'Kapag may lumabas na wild, nagiging wild ang reel nito at humihinto, at libreng iikot muli ang iba. Bawat dagdag na wild na reel ay may isa pang muling ikot: hanggang tatlo.',
    respin: 'Muling ikot',
    respinsDone: 'Panalo ng mga wild na reel',
    respinEvery: 'Muling ikot, karaniwang isa sa bawat',
  },
  arabic: {
    ...slotArabic,
    autoplayFeature: 'توقّف عند إعادة اللف',
    paytableNote: (bet) => `ما تدفعه الطريقة الواحدة عند رهان ${bet}`,
    wildRule: 'يحل محل كل رمز ما عدا النجمة. يظهر على البكرات الثانية والثالثة والرابعة، ويتمدد على بكرته كلها.',
    scatterRule: 'تدفع أينما ظهرت.',
    ways: '٢٤٣ طريقة',
    waysRule:
      'يدفع الرمز إذا ظهر على بكرات متجاورة بدءًا من اليسار، في أي صف. تدفع كل طريقة لقراءته من بكرة إلى بكرة، وتُجمع الطرق كلها.',
    respins: 'البكرات الجوكر وإعادات اللف',
    respinsRule:
      'عندما يظهر الجوكر تصبح بكرته كلها جوكرًا وتثبت، وتدور البكرات الأخرى مرة ثانية دون مقابل. وكل بكرة جوكر جديدة تمنح إعادة أخرى: حتى ثلاث.',
    respin: 'إعادة لف',
    respinsDone: 'أرباح البكرات الجوكر',
    respinEvery: 'إعادة لف، في المتوسط مرة كل',
  },
}
