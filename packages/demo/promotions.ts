import { clubPromotions } from './club-promotions.ts'
import { repeatedPromotions } from './repeated-promotions.ts'
import type { Texts } from './types.ts'

/** A promotion of the demo merchants; its rules are those of its type, amounts decimal text. */
export interface DemoPromotion {
  code: string
  type: string
  merchants: string[]
  title: Texts
  summary: Texts
  terms: Texts
  /** Picture name after the merchant's code. */
  picture: string | null
  rules: unknown
  /** Multiple of the wagering requirement on the reward. */
  play: string
  quota: number | null
  budget: string | null
  /** Days from the seeding until it begins; null if it has begun. */
  beginsInDays: number | null
  /** Codes that members can type, by merchant; only for promo codes. */
  codes: Record<string, string>
}

const BOTH = ['aurora', 'lotus']
const plain = { merchants: BOTH, picture: null, play: '0', quota: null, budget: null, beginsInDays: null, codes: {} }

const HOURS = 24

/** In display order. */
export const promotions: DemoPromotion[] = [
  {
    ...plain,
    code: 'first-deposit',
    type: 'FIRST_DEPOSIT',
    picture: 'northlight',
    title: { EN: 'Welcome: 50 % on top', TY: 'Welcome: 50 % dagdag', AR: 'ترحيب: 50 % إضافية' },
    summary: {
      EN: 'Choose it with your first deposit and get half of it on top.',
      TY: 'Piliin ito sa unang deposito at tumanggap ng dagdag na kalahati.',
      AR: 'اخترها مع إيداعك الأول واحصل على نصفه إضافةً.',
    },
    terms: {
      EN: '<p>Choose the bonus on the deposit page, before you pay.</p><ul><li>Once a member, with the first deposit alone.</li><li>Deposit and bonus are to be played before they may leave.</li></ul>',
      TY: '<p>Piliin ang bonus sa pahina ng deposito bago magbayad.</p><ul><li>Isang beses bawat miyembro, sa unang deposito lang.</li><li>Kailangang laruin ang deposito at bonus bago i-withdraw.</li></ul>',
      AR: '<p>اختر المكافأة في صفحة الإيداع قبل الدفع.</p><ul><li>مرة واحدة لكل عضو ومع الإيداع الأول وحده.</li><li>يجب اللعب بالإيداع والمكافأة قبل السحب.</li></ul>',
    },
    rules: { bonus: 'welcome' },
  },
  {
    ...plain,
    code: 'red-rain',
    type: 'RAFFLE',
    title: { EN: 'Red rain, every hour', TY: 'Red rain, bawat oras', AR: 'مطر أحمر كل ساعة' },
    summary: {
      EN: 'Envelopes fall for half an hour from every full hour on. One tap opens yours.',
      TY: 'Kalahating oras na umuulan ng sobre mula sa bawat buong oras. Isang tap lang ang sa iyo.',
      AR: 'تتساقط المظاريف نصف ساعة من كل ساعة كاملة. لمسة واحدة تفتح مظروفك.',
    },
    terms: {
      EN: '<p>Three plays a day. What an envelope holds is drawn when a play begins, by the chances above, as long as the budget of the day lasts.</p><p>What you win is to be played once before it may leave.</p>',
      TY: '<p>Tatlong laro bawat araw. Binubunot ang laman ng sobre sa simula ng laro, ayon sa tsansa sa itaas, hangga’t may badyet ang araw.</p><p>Kailangang laruin nang isang beses ang napanalunan bago i-withdraw.</p>',
      AR: '<p>ثلاث محاولات في اليوم. يُسحب ما في المظروف عند بدء المحاولة وفق الاحتمالات أعلاه ما دامت ميزانية اليوم متاحة.</p><p>يجب اللعب بما تربحه مرة واحدة قبل السحب.</p>',
    },
    rules: {
      windows: Array.from({ length: HOURS }, (_, hour) => ({ at: `${String(hour).padStart(2, '0')}:00`, minutes: 30 })),
      announcedMinutes: 5,
      dayBudget: '20000',
    },
    play: '1',
  },
  {
    ...plain,
    code: 'join-in',
    type: 'SIGNUP',
    merchants: ['aurora'],
    picture: 'live',
    title: { EN: 'Join in: 18.88 for a start', TY: 'Sumali: 18.88 pang-umpisa', AR: 'انضم: 18.88 للبداية' },
    summary: {
      EN: 'One tap, and the reward waits in your reward center.',
      TY: 'Isang tap lang at nasa reward center na ang gantimpala.',
      AR: 'لمسة واحدة وتنتظرك المكافأة في مركز المكافآت.',
    },
    terms: {
      EN: '<p>Once a member. The reward is to be played five times before it may leave.</p>',
      TY: '<p>Isang beses bawat miyembro. Kailangang laruin nang limang beses ang gantimpala bago i-withdraw.</p>',
      AR: '<p>مرة واحدة لكل عضو. يجب اللعب بالمكافأة خمس مرات قبل السحب.</p>',
    },
    rules: { amount: '18.88' },
    play: '5',
    quota: 100_000,
  },
  {
    ...plain,
    code: 'new-here',
    type: 'REGISTER',
    merchants: ['lotus'],
    picture: 'garden',
    title: { EN: 'New here: 8.88 for you', TY: 'Bagong dating: 8.88 para sa iyo', AR: 'جديد هنا: 8.88 لك' },
    summary: {
      EN: 'Whoever registers finds it in the reward center.',
      TY: 'Nasa reward center ito ng bawat bagong rehistro.',
      AR: 'يجدها كل من يسجّل في مركز المكافآت.',
    },
    terms: {
      EN: '<p>Given with your registration, once. It is to be played three times.</p>',
      TY: '<p>Ibinibigay sa pagrehistro, isang beses. Kailangang laruin nang tatlong beses.</p>',
      AR: '<p>تُمنح مع التسجيل مرة واحدة، ويجب اللعب بها ثلاث مرات.</p>',
    },
    rules: { amount: '8.88' },
    play: '3',
    budget: '100000',
  },
  {
    ...plain,
    code: 'ten-back',
    type: 'SAVIOR',
    picture: 'calm',
    title: { EN: 'Ten per cent back', TY: 'Sampung porsiyento, ibabalik', AR: 'عشرة بالمئة تعود إليك' },
    summary: {
      EN: 'A tenth of what you lost yesterday comes back each night.',
      TY: 'Gabi-gabi, ibinabalik ang ikasampu ng natalo mo kahapon.',
      AR: 'كل ليلة يعود إليك عُشر ما خسرته أمس.',
    },
    terms: {
      EN: '<p>Counted by the day, at three at night. What you stake over all games, less what they paid.</p><p>It is no reason to play for more: set your limits.</p>',
      TY: '<p>Binibilang bawat araw, tuwing alas tres ng madaling-araw: lahat ng taya mo, bawas ang ibinayad ng mga laro.</p><p>Hindi ito dahilan para tumaya pa: magtakda ng hangganan.</p>',
      AR: '<p>يُحسب يوميًا عند الثالثة ليلًا: مجموع رهاناتك ناقص ما دفعته الألعاب.</p><p>ليس هذا سببًا للعب أكثر: ضع حدودك.</p>',
    },
    rules: { percent: '10', minimumLoss: '100', cap: '500' },
    play: '1',
  },
  {
    ...plain,
    code: 'secret-word',
    type: 'PROMOCODE',
    title: { EN: 'The secret word', TY: 'Ang lihim na salita', AR: 'الكلمة السرية' },
    summary: {
      EN: 'Type in the word of the season and get 25.00.',
      TY: 'I-type ang salita ng panahon at tumanggap ng 25.00.',
      AR: 'اكتب كلمة الموسم واحصل على 25.00.',
    },
    terms: {
      EN: '<p>The word of this season has the name of the house and its year. Once a member.</p>',
      TY: '<p>Pangalan ng bahay at taon nito ang salita ng panahon. Isang beses bawat miyembro.</p>',
      AR: '<p>كلمة هذا الموسم هي اسم الدار وسنتها. مرة واحدة لكل عضو.</p>',
    },
    rules: { amount: '25' },
    play: '5',
    codes: { aurora: 'AURORA26', lotus: 'LOTUS26' },
  },
  {
    ...plain,
    code: 'your-story',
    type: 'MANUAL',
    picture: 'northlight',
    title: { EN: 'Show us your best round', TY: 'Ipakita ang pinakamagandang ikot mo', AR: 'أرنا أفضل جولة لك' },
    summary: {
      EN: 'Send a picture and a line about it; we look at each one.',
      TY: 'Magpadala ng larawan at isang linya; tinitingnan namin ang bawat isa.',
      AR: 'أرسل صورة وسطرًا عنها، ونحن ننظر في كل واحدة.',
    },
    terms: {
      EN: '<p>One to three pictures, and up to 140 characters. We answer within a day.</p><p>Leave out what is private: we need the round alone.</p>',
      TY: '<p>Isa hanggang tatlong larawan, at hanggang 140 na letra. Sumasagot kami sa loob ng isang araw.</p><p>Huwag isama ang pribado: ikot lang ang kailangan.</p>',
      AR: '<p>من صورة إلى ثلاث صور، وحتى 140 حرفًا. نجيب خلال يوم.</p><p>لا ترسل ما هو خاص: تكفينا الجولة وحدها.</p>',
    },
    rules: { cap: '500', leastPictures: 1 },
    play: '3',
    budget: '50000',
  },
  {
    ...plain,
    code: 'every-day',
    type: 'DEPOSIT',
    title: { EN: 'Every day: 10 % more', TY: 'Araw-araw: 10 % dagdag', AR: 'كل يوم: 10 % إضافية' },
    summary: {
      EN: 'With any deposit, as often as you like.',
      TY: 'Sa alinmang deposito, gaano man kadalas.',
      AR: 'مع أي إيداع، وكلما أردت.',
    },
    terms: {
      EN: '<p>Choose the bonus on the deposit page. Deposit and bonus are to be played before they may leave.</p>',
      TY: '<p>Piliin ang bonus sa pahina ng deposito. Kailangang laruin ang deposito at bonus bago i-withdraw.</p>',
      AR: '<p>اختر المكافأة في صفحة الإيداع. يجب اللعب بالإيداع والمكافأة قبل السحب.</p>',
    },
    rules: { bonus: 'every-day' },
  },
  {
    ...plain,
    code: 'three-times',
    type: 'DEPOSIT_COUNT',
    title: { EN: 'Three deposits, 60.00', TY: 'Tatlong deposito, 60.00', AR: 'ثلاثة إيداعات، 60.00' },
    summary: {
      EN: 'Your third deposit of 200.00 or more brings a reward.',
      TY: 'May gantimpala ang ikatlong deposito mo na 200.00 pataas.',
      AR: 'إيداعك الثالث من 200.00 فأكثر يجلب مكافأة.',
    },
    terms: {
      EN: '<p>Counted from the beginning of the promotion. Once a member.</p>',
      TY: '<p>Binibilang mula sa simula ng promosyon. Isang beses bawat miyembro.</p>',
      AR: '<p>يُحسب من بداية العرض. مرة واحدة لكل عضو.</p>',
    },
    rules: { deposits: 3, each: '200', amount: '60' },
    play: '3',
  },
  {
    ...plain,
    code: 'day-by-day',
    type: 'LOGIN',
    title: { EN: 'A gift for each day', TY: 'Isang regalo bawat araw', AR: 'هدية لكل يوم' },
    summary: {
      EN: 'Sign in seven days in a row: 20.00 in all.',
      TY: 'Mag-sign in nang pitong sunod-sunod na araw: 20.00 lahat-lahat.',
      AR: 'سجّل حضورك سبعة أيام متتالية: 20.00 في المجموع.',
    },
    terms: {
      EN: '<p>Once a day by our clock. Who misses a day begins again at the first. A gift waits seven days to be taken.</p>',
      TY: '<p>Isang beses bawat araw ayon sa orasan namin. Kung may nalaktawang araw, balik sa una. Pitong araw naghihintay ang regalo.</p>',
      AR: '<p>مرة في اليوم حسب ساعتنا. من فاته يوم يبدأ من الأول. تنتظر الهدية سبعة أيام.</p>',
    },
    rules: {},
    play: '1',
  },
  ...repeatedPromotions.map((promotion) => ({ ...plain, ...promotion })),
  {
    ...plain,
    code: 'bring-a-friend',
    type: 'REFERRAL',
    // The other merchant has no referrals.
    merchants: ['aurora'],
    picture: 'calm',
    title: {
      EN: 'Bring a friend: 10.00 for you',
      TY: 'Magdala ng kaibigan: 10.00 para sa iyo',
      AR: 'ادعُ صديقًا: 10.00 لك',
    },
    summary: {
      EN: 'And every night a share of what your friends have played.',
      TY: 'At gabi-gabi, bahagi ng nilaro ng mga kaibigan mo.',
      AR: 'وكل ليلة حصة مما لعبه أصدقاؤك.',
    },
    terms: {
      EN: '<p>10.00 once for each friend who registers by your link, deposits 100.00 or more the first time and plays that five times. A tenth of a per cent of what friends play comes every night, whether they won or lost.</p><p>Somebody with your own number, e-mail, bank name or device is no friend in this sense. Rewards are to be played three times.</p>',
      TY: '<p>10.00 isang beses sa bawat kaibigang nagrehistro sa link mo, unang nagdeposito ng 100.00 pataas at nilaro ito nang limang beses. Gabi-gabi dumarating ang ikasampu ng isang porsiyento ng nilaro ng mga kaibigan, manalo man o matalo sila.</p><p>Hindi kaibigan sa ganitong diwa ang may sarili mong numero, e-mail, pangalan sa bangko o device. Kailangang laruin nang tatlong beses ang mga gantimpala.</p>',
      AR: '<p>10.00 مرة واحدة عن كل صديق يسجّل برابطك ويودع 100.00 أو أكثر في أول إيداع ويلعب به خمس مرات. كل ليلة يأتيك عُشر بالمئة مما لعبه الأصدقاء، ربحوا أم خسروا.</p><p>من له رقمك أو بريدك أو اسمك البنكي أو جهازك ليس صديقًا بهذا المعنى. يجب اللعب بالمكافآت ثلاث مرات.</p>',
    },
    rules: { friend: { amount: '10', deposit: '100', multiple: 5 }, play: { percent: '0.1', cap: '100' } },
    play: '3',
  },
  ...clubPromotions.map((promotion) => ({ ...plain, ...promotion })),
  {
    ...plain,
    code: 'next-season',
    type: 'SIGNUP',
    merchants: ['aurora'],
    picture: 'derby',
    title: { EN: 'The season opens', TY: 'Magbubukas ang panahon', AR: 'افتتاح الموسم' },
    summary: {
      EN: 'Coming soon: 50.00 for everyone who joins in the first days.',
      TY: 'Malapit na: 50.00 sa mga sasali sa mga unang araw.',
      AR: 'قريبًا: 50.00 لمن ينضم في الأيام الأولى.',
    },
    terms: {
      EN: '<p>For the first thousand who join.</p>',
      TY: '<p>Para sa unang libong sasali.</p>',
      AR: '<p>لأول ألف عضو ينضمون.</p>',
    },
    rules: { amount: '50' },
    play: '5',
    quota: 1_000,
    beginsInDays: 30,
  },
]
