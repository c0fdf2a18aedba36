import { plainLetters } from "./plain-letters.ts";

// All patterns read what `readings` returns: plain letters without apostrophes, one space between words. Texts about
// laughing, cooking, worms and leaflets use some of these words too: see tests/fixtures/crisis.

const plans = [
  // Not "I killed myself laughing", "killing myself trying to get a referral" or "hang myself upside down".
  /\bk[il*][li*]{1,2}(?:ing|in|ed)? ?m[ey] ?s(?:e?lf+|lef|ef)\b(?! (?:laughing|with laughter|trying to|working|over|at (?:work|the gym)))/u,
  /\b(?:shoot|off|neck|top|rope)(?:ing)? my ?self\b(?! an? )|\b(?:hang|drown)(?:ing)? my ?self\b(?! (?:upside|in|on) )|\bstarv(?:e|ing) myself to death/u,
  /\bpoison(?:ing)? my ?self\b(?! (?:with|by|again|on) )(?<!\bam i poisoning myself)/u,
  /\b(?:hurt|harm|cutt?|burn)(?:ing)? my ?self\b(?! (?:shaving|cooking|(?:in|on|off) (?:a|the|my)(?! arm| wrist| leg| thigh)|at |while|when (?!it)|with (?:a|the|too|this) (?!knife on)|playing|lifting|running|by accident))/u,
  /\bcut(?:ting)? (?:open )?(?:my|both) (?:\w+ )?(?:wrists?|arms?|veins|thighs?)\b(?! (?:on|at|while|when|with a can|open on))|\bslit my|\b(?:started|relapsed?|back to|urges? (?:to|of)|keep) (?:and )?(?:self )?cutting\b(?! (?:out|down|back|the|sugar|gluten|carbs|dairy|weight|calories))/u,
  /\b(?:blow|bullet (?:in|through)|gun to) my (?:brains?|head)|\b(?:yeet|throw|chuck|fling)(?:ing)? my ?self (?:off|under|in front|from|out)/u,
  /\b(?:end|ending|take|taking|ended) (?:my (?:own )?(?:life|suffering|existence)\b(?! as)|it all|everything for good|things\b(?! with)|it (?:now|tonight|today|tomorrow|soon|for good)\b)|\b(?:want|wanna|going|gonna|need|ready|time|how|bleach) (?:to )?end (?:it|me)\b(?! (?:with|over|soon|on) | here(?:,|$| for))/u,
  /\b(?:take|took|taking|swallow(?:ed|ing)?|down(?:ed)?) (?:them all\b(?! with)|(?:all (?:of )?(?:my|the)|(?:a|the) (?:whole|entire) (?:box|bottle|packet|pack|strip) of|every) (?:\w+ )?(?:pills?|tablets?|meds?|medication)\b(?! (?:as|with|from) )|(?:a|the) (?:whole|entire) (?:box|bottle|packet|strip)\b|\d\d+ (?:paracetamol|ibuprofen|tylenol|aspirin|pills|tablets|sleeping)\w*\b(?! (?:in total|over|a week|a month|per)))/u,
  /\b(?:saving|saved|hoarding|stockpil\w+) (?:up )?(?:all )?(?:of )?(?:my|the) (?:pills|tablets|meds)|\bhow many (?:\w+ ){1,3}(?:to|it take to|2|until i) die\b/u,
  /\b(?:lethal|deadly|fatal) (?:dose|amount) (?:for|of \w+ for) (?:me|my|someone|a person)\b/u,
  /\boverdos(?:e|ed|ing) (?:on purpose|myself|tonight)|\b(?:want|wanna|going|gonna|tempted) (?:to )?(?:overdose|od)\b|\bod(?:d|ed)? on purpose/u,
  /\bjump(?:ing)? (?:off|from) (?:a|the|my) (?:bridge|roof|building|balcony|cliff)|\b(?:jump|step|walk|run)(?:ing)? (?:in ?front of|under|into) (?:a |the )?(?:train|bus|car|truck|lorry|tube|metro|traffic)|\bbridge and i want\b|\bdriv\w+ (?:my car |the car )?(?:into|off) (?:a|the) (?:tree|wall|bridge|cliff)/u,
  /\bsuicid(?:e|al|es|ality)?\b|\bs[u*][i*][c*][i*]de?\b|\bself[- ]?(?:harm|injur)|\bsh (?:urges|relapse)|\bsewer ?(?:slid|sid)|\bself ?(?:delet|unaliv)|\bdelete myself\b(?! from)/u,
  /(?<!\bk ?|\d ?|\b(?:few|many|hundred|thousand) )\bkms\b(?! (?:away|from|per|an hour))|\bctb\b|\bcatch(?:ing)? the bus (?:soon|tonight|now)$|\bgo(?:ing|nna) (?:to )?catch the bus\b(?! (?:to|at|home|back) )|\bgonna rope\b/u,
  /\bun ?-?ali?v(?:e|ed|ing|in)\b(?! (?:the|them|these|those|it|all|worms?|parasites?|bugs?|eggs?)\b)|\bwant to unlive\b/u,
  /\b(?:suicide|goodbye) (?:note|letter|letters|notes)\b|\b(?:wrote|written|writing) the (?:note|letters?)$|\bgoodbye (?:(?:cruel )?world|forever)|\blast post\W+(?:good)?bye/u,
  /\b(?:have|got|bought|holding|with) (?:a|the|my) (?:\w+ )?(?:gun|knife|blade|razor|rope|noose|pills)\b.{0,40}\b(?:using it|my (?:wrists?|throat|neck|head)|tonight)|\bnoose\b/u,
  /\b(?:said|saying) my (?:last |final )?goodbyes|\b(?:wrote|written|left|writing|leaving) (?:a |my |the )?(?:last |final )?(?:note|letters?) (?:for|to) (?:my|the) (?:wife|husband|family|kids|children|son|daughter|mum|mom|parents|partner)|\bnot (?:gonna|going to) make it through (?:tonight|the night|this)/u,
  /\bways? (?:to|of) (?:die|dying|kill m\w+|end (?:it|my life))\b|\bhow (?:to|do i|can i|would i) (?:die|kill m[ey]|end (?:it all|my life))/u,
  /\b(?:too many|(?:bunch|handful|load|lot|lots|bottle|box|overdose|cocktail) of (?:my |the |sleeping |pain ?)?|enough (?:sleeping )?) ?(?:pills|tablets|meds|paracetamol|tylenol)\b(?! (?:left|for|a day|already|from|at the|in the|on the))|\bi (?:have |just )?overdosed\b(?! on (?:coffee|caffeine|sugar|chocolate|vitamin|zinc|garlic|cake))/u,
  /\b(?:been|started|keep|kept) cutting (?:since|again|every)|\bburn(?:ing|ed)? my (?:arms?|legs?|skin|wrists?|thighs?) with|\bcut ?(?:ting)? myself .{0,30}on purpose|\bhaving si\b/u,
  /\b(?:gonna|going to|will|ready to|should) (?:just )?(?:do it tonight|end it)\b(?! (?:with|here|over|on))|\bdrown(?:ing)? my ?self in (?:the|a) (?:river|lake|sea|bath|ocean)/u,
  /\b(?:standing|sitting|stood|am) (?:on|at|by|near) (?:the |a )?(?:\w+ )?(?:edge|ledge|train tracks|tracks|railway|roof|bridge|cliff)\b|\bgoing to jump\b|\bwhen (?:you|u) read this\b/u,
  /\bout of this life\b|\bask god to end\b|\bmy (?:own )?funeral\b|\bjust end it\b(?! (?:with|here|over))|\bplan is ready\b.{0,20}\b(?:pills|rope|gun|vodka|bridge)/u,
  /\bhang yourself\b|(?<!accidentally |accidental )\b(?:took|taken|taking) an overdose\b(?! of (?:vitamin|zinc|magnesium))|\bfound me with the (?:pills|rope|knife|gun)|\bfind me if i did\b|\blife is pointless\b|\bfall asleep and (?:not|never) wake/u,
  /\babschiedsbrief|\bcarta de despedida\b|\blettre dadieu\b/u,
  /\bplan(?:ned|ning)? my (?:own )?(?:death|exit)|\btonight (?:is the night i|i) (?:finally )?(?:do|end|go|die)/u,
];

const wish =
  "(?:want|wanted|wan+a|wanting|like|ready|rather|hope|hoping|pray|praying|beg|begging|need|let me|should|deserve)";

const wishes = [
  // Not about what worms want or about fear of a disease.
  new RegExp(
    String.raw`(?<!\b(?:they|them|it|worms?|parasites?|eggs?|bugs?|(?:parasites|worms|eggs|bugs|they|it) (?:are|is))(?: to)? )\b${wish} (?:to |2 |too )?(?:(?:just|fucking|really|literally|so badly) ){0,2}(?:to )?(?:die\b(?! (?:of|from|laughing|young|yet|in|before|like|than (?!live|go on|keep|continue)))|(?:be )?dead\b(?! rich)|disappear (?:forever|for good)|(?:go to )?sleep (?:forever|and n(?:ever|ot) wake)|cease to exist|stop existing|never wake up)`,
    "u",
  ),
  /\bwish (?:that )?(?:i|to) (?:was|were|could|would|had|didnt|wasnt|werent|never)(?: just| be| been)* (?:dead\b(?! rich)|gone|never (?:born|been born)|born|not (?:wake|exist|be here)|never (?:wake|exist)|die|disappear|exist|alive|here anymore|go to sleep and)/u,
  /\b(?:hope|pray|wish|praying|hoping)(?: that| to god)? i (?:die\b|(?:dont|wont|never) wake\b(?! up (?:with|in|at)| with)|get hit)/u,
  /\b(?:dont|do not|no longer|didnt|never|not) (?:really |even )?(?:want|wish|wanna|wanting|deserve)(?: to)? (?:live|be alive|be here|exist|wake up|go on|keep living|continue living|be on this (?:planet|earth)|this life)\b(?! (?:in|with (?:my|the|a|cats)(?! pain)|near|at|on|the|a|to|there|so early|early|like|without|all day|for long|today)\b)/u,
  /\b(?:cant|cannot|can not) (?:go on|do this|live like this|keep (?:living|going|doing this)|take it|carry on|bear it|live(?: with (?:this|it|the pain|myself|(?:this|the|all this) pain))?) ?(?:like this|living|no more|any ?more|any longer|much longer)\b|\bcant (?:live like this\b|keep (?:living|going|doing this)$)|\b(?:god )?(?:please )?take me\W+i cant\b/u,
  /\b(?:no|any|a) (?:reason|point|future|will|desire) ?(?:for me |left )?(?:to|in|of)? ?(?:live|living|go on|going on|keep (?:going|living)|carry on|carrying on|being alive)\b(?! (?:in|with (?:the|a|my)|on|at) )|\bpoint of (?:living|going on|being alive)\b|\bcant see any future\b|\bpoint (?:in|of) (?:being (?:here|alive)|living)\b(?! (?:in|with|on) )|\bnobody cares (?:if|that|whether) i (?:live|die|am alive)/u,
  /(?<!\b(?:so much|everything|kids|plenty|lots|a lot) )\b(?:nothing|anything) (?:left )?to live for\b|\bno way out\b|\bsee (?:a|any) way out\b|\bno hope left\b|\bnothing (?:left )?here for me\b/u,
  /\bbetter (?:off )?(?:dead\b|(?:with ?out|w\/o) me\b|if i (?:was|were|wasnt|am|died))|\bif i (?:was|were|wasnt|am) (?:just )?(?:dead|gone|not here|not around|no longer here)\b|\b(?:they|every(?:one|body)|family|kids|you)(?:d| would| will) (?:all )?be better off\b(?! (?:with(?! ?out)|using|on|taking|asking|if you))|\b(?:happier|better place) without me\b|\bnot be here (?:tomorrow|much longer|any ?more)\b|\b(?:dont think ill|wont) be here (?:next|tomorrow|much longer|any ?more)/u,
  /\b(?:no ?one|nobody|anyone|who)(?: would|d| will)? (?:even )?(?:miss|notice|care)(?: me)? (?:if|when) (?:i|im) (?:was gone|were gone|died|die|am gone|gone|disappear)|\bif i (?:die|died|was dead) (?:tomorrow |tonight )?(?:no ?one|nobody)/u,
  /\b(?:sick|tired|weary) of (?:living|being alive|life|existing)\b(?! (?:on|in|with(?:out)?|off|at|like) )|\bdone with (?:my )?(?:life|living)\b|\blife is(?:nt| not) worth (?:it|living)|\bnot worth living\b|\bmy life (?:is (?:over|worthless|pointless|meaningless)|has no (?:meaning|point|purpose|value))\b/u,
  /\bhate (?:being alive|living\b(?! (?:in|with|at|on|near))|that i woke|my life and)|\bsad (?:that )?i woke up\b|\bgiv(?:e|ing) up on (?:my )?life\b|\blost (?:the|my) will to live\b(?! (?:in|at|on hold|waiting|reading|trying|when|while))/u,
  /\bdont care (?:if|whether) i (?:live|die\b|wake)|\bdeath (?:would|will|is) (?:be )?(?:\w+ )?(?:a relief|better|easier|the only|comfort)|\b(?:think|thinking|thought|dream|dreaming|fantasi[sz]\w+) (?:about|of) (?:my )?(?:own )?(?:death|dying|ending it|not being here)\b(?! my hair)/u,
  /\bi (?:want|just want) (?:it|everything|it all|all of this|my life|this life) (?:all )?to (?:be over\b(?! with)|stop$)|\blife (?:\w+ ){1,3}i want (?:it to be over|out)\b|\beven if (?:that|it) means (?:dying|death)\b/u,
  /\b(?:please|someone|somebody|god)(?: please)? (?:just )?kill me\b|\blet me die\b|\bready to (?:leave this (?:world|earth|life)|end)|\bleave this (?:world|earth)\b|\bnot safe (?:alone|with myself|from myself|on my own|tonight)/u,
  /\bburden (?:to|on|for) (?:everyone|every ?body|my (?:family|kids|children|husband|wife|partner|parents|friends))\b/u,
  /\b(?:third|second|last|next|another|failed|my) attempt (?:\w+ )?(?:failed|and i)|\bi should (?:just )?die\b|\bi deserve to die\b/u,
];

const german = [
  /\b(?:mich|mir) (?:(?:selbst|selber|einfach|heute|jetzt|wieder|am liebsten|nur) ){0,3}(?:umbringen|umzubringen|umgebracht|toe?ten|zu toe?ten|erhae?ngen|erschiessen|aufhae?ngen|das leben (?:zu )?nehmen|(?:et)?was an(?:zu)?tun|ritzen|geritzt|vergiften|ertrae?nken)/u,
  /\bschneide? mich (?:wieder|selbst|selber|absichtlich|jeden|nachts)|\b(?:niemand|keiner|keine sau) (?:wue?rde|wird) mich vermissen|\b(?:will|moe?chte) (?:nur |einfach )?(?:nur )?(?:weg sein|fue?r immer (?:weg|gehen|schlafen))/u,
  /\bvor (?:den|einen|nen) zug (?:zu )?(?:spring|werf|schmeiss|leg)|\bvon (?:der|einer|ner) brue?cke (?:zu )?(?:spring|stue?rz)/u,
  /\bich (?:bringe?|bringt?) mich (?:\w+ ){0,3}um\b|\bich (?:ritze?|erschiesse?|erhae?nge?|toe?te) mich|\bhae?nge? mich (?:heute |jetzt )?auf\b|\bnehme? mir (?:\w+ )?das leben\b|\btu(?:e)? mir (?:\w+ )?(?:et)?was an\b/u,
  /\b(?:selbstmord|suizid|freitod|selbstverletz)|\blebensmue?de\b|\blebenswillen? (?:verloren|mehr)\b/u,
  /(?<!\bfue?r eine?n? \w+ )\b(?:will|moe?chte|mag|kann|ich wollte|wue?rde|wil) (?:(?:einfach|doch|so|nur|noch|ich|wirklich|auch|am liebsten|hier|jetzt) ){0,4}(?:(?:nicht|nich|nimmer|nie) ?(?:mehr|wieder)? ?(?:leben|weiterleben|da sein|hier sein|existieren|aufwachen|am leben sein)\b|sterben\b(?! sehen| lassen)|tot sein|(?:nicht mehr|nimmer)(?= ?(?:$|[.!,]|und\b)))/u,
  /\b(?:am liebsten|wue?nschte?,? ?i?c?h?) (?:ich )?(?:war|waer|ware|waere|wae?re?) ?(?:ich )?(?:tot|nie geboren|nicht mehr da)|\b(?:ware|waere|war|waer) (?:ich )?(?:am liebsten|doch|lieber) (?:tot|nie geboren)/u,
  /\b(?:keinen?|kein) (?:sinn|lust|bock|grund|kraft)(?: mehr)? (?:(?:im|am|in diesem|in meinem) leben\b|(?:weiter)?zu(?:m)? ?leben\b|weiterzuleben)|\bleben hat (?:\w+ )?keinen sinn|\bkraft weiterzuleben\b/u,
  /\bleben (?:\w+ ){0,2}(?:nicht (?:mehr )?lebenswert|nichts mehr wert)|\b(?:auf|vom|an) (?:de[mr]|einem) (?:\w+ )?(?:dach|brue?cke|gleise\w*|abgrund)\b.{0,20}\bspring/u,
  /\b(?:mein|dem|diesem|das) (?:leben|allem|ganzen|leiden) (?:\w+ )?(?:beenden|ein ende (?:setzen|machen|bereiten))/u,
  /\b(?:wache?|aufzuwachen|werde) (?:\w+ ){0,2}(?:nicht mehr|nie wieder|nie mehr) (?:auf|wach)\b|\bohne mich (?:ware?n?|waere?n?|ist|geht) (?:\w+ ){0,3}besser/u,
  /\b(?:spring|werf|schmeiss|sturz|stuerz)e? (?:mich )?(?:jetzt |gleich )?(?:von (?:der|einer|ner)|vor (?:den|einen|nen))|\balle (?:meine )?(?:tabletten|pillen|schlaftabletten) (?:geschluckt|schlucken|auf einmal)/u,
];

const spanish = [
  /\b(?:quiero|voy a|pienso en|pens\w+ en|intente|trate de|ganas de|quisiera|deseo de|podria) (?:\w+ )?(?:matarme\b(?! (?:de|a|por))|suicid|ahorcarme|colgarme|cortarme (?:las venas|los brazos)|(?:tirarme|lanzarme|aventarme) (?:de|del|desde|al|a las?|por)|dispararme|desvivirme|morir(?:me)?\b(?! (?:de|en|joven|por)\b)|hacerme dano)/u,
  /\bsuicid|\bmatarme\b(?! (?:de|a|por))|\bquitarme la vida\b|\b(?:acabar|terminar) con (?:mi vida|todo\b(?! (?:el|lo|la)\b))|\bhacerme dano\b|\bautolesi|\bdesvivirme?\b|\bme corto (?:los|las|otra|de nuevo|para)|\bme corte las venas/u,
  /(?<!\bno )\bme (?:quiero|voy a) (?:matar\b(?! (?:de|a|por))|morir$|morir[.!,]|suicidar|desvivir|ahorcar)/u,
  /\b(?:no|ya no|nunca) quiero (?:mas )?(?:vivir(?! en)|seguir(?:$|[.!,]| viviendo| asi| aqui)|estar (?:viv[oa]|aqui|en este mundo|mas)|existir|despertar(?:me)?\b(?! (?:a|tan|temprano|con)\b))/u,
  /(?<!\bno )\b(?:qu?|k)iero (?:ya )?morir(?:me)?\b(?! de (?!dolor|pena|tristeza|una vez)|(?<=me quiero morir) (?:de|por))|\bdormir y no despertar/u,
  /\bojala (?:que )?(?:me (?:muera|muriera)|no (?:despierte|despertara|hubiera nacido)|estuviera muert)|\b(?:quisiera|preferiria|mejor) (?:estar )?muert[oa]\b|\bmejor muert[oa]\b/u,
  /\b(?:no|sin|ni|perdi|perdido) (?:\w+ )?(?:las )?ganas de (?:seguir )?(?:vivir|viviendo|existir)\b|\bvida no (?:tiene sentido|vale)|\b(?:sentido a|harta? de|hart[oa] de|cansad[oa] de) (?:la vida|mi vida|vivir|existir)\b/u,
  /\bcarga para (?:todos|mi familia|mis hijos|mi marido|mi pareja)|\bmejor (?:sin mi|no estar aqui)\b|\bnadie (?:me )?(?:va a )?(?:extran|echar\w* de menos)|\bno (?:puedo|aguanto) mas(?:$|[.!,]| esta vida| vivir)|\bfin a (?:mi vida|todo)\b/u,
  /\bdesaparecer para siempre\b|\bquitar(?:me)? la vida\b|\bpena (?:seguir )?(?:vivir|viviendo)\b|\b(?:hago|hice|hacerme) cortes\b/u,
  // Not "como dijo el médico".
  /\btome todas (?:las|mis) (?:pastillas|pildoras)\b(?! (?:como|segun|del|que))/u,
];

const french = [
  /\b(?:veux|vais|voudrais|aimerais|envie de|pens\w+ a|song\w+ a|besoin de|essaye de|tente de|voulu|failli|recommence a) (?:\w+ )?(?:(?:me|m) ?(?:tuer\b(?! a )|suicider|pendre|flinguer|foutre en lair|ouvrir les veines|scarifier|faire du mal|jeter (?:sous|du|dans|par|devant))|sauter (?:du|dun|de la|par|sous))/u,
  /\bsuicid|\bme (?:scarifie|fais du mal)\b|\bfin a (?:mes jours|ma vie)\b/u,
  /(?<!\b(?:veux|voudrais|envie|aimerais) pas )\bj?(?:veux|veu|voulais|envie de|voudrais|aimerais|prefererais|preferais|prefere) (?:(?:juste|vraiment|seulement) )?(?:mourir\b(?! (?:de|moins))|crever\b|etre morte?\b|en finir\b(?! avec (?!la vie|tout|ma vie))|disparaitre (?:pour|a jamais))|\benvie den finir\b(?! avec (?!la vie|tout|ma vie))/u,
  /\bj?(?:veux|veu|peux|voulais) (?:pas|plus|pu|pus) (?:vivre\b(?! (?:en|a|dans|chez|avec (?:mes|mon|ma)))|continuer (?:a vivre|comme ca)|exister|me reveiller)|\bvais en finir\b(?! avec (?!la vie|tout))|\b(?:voudrais|aimerais) (?:juste )?(?:ne )?plus (?:exister|vivre|etre (?:la|en vie))|\brien ne me retient|\badieu (?:a tous|tout le monde)|\badieu$|\b(?:plus|pas|jamais) (?:me reveiller|naitre)\b(?! (?:tot|a|la nuit|tard))/u,
  /\b(?:fatiguee?|marre|lasse?) de (?:vivre|la vie|cette vie|ma vie)|\bvie (?:ne vaut|na|vaut) (?:plus|pas|rien|aucun)|(?<!\bune )\braisons? de vivre\b|\bplus (?:d)?envie de vivre\b|\bpeux plus (?:de vivre|je veux)|\bpeux plus de cette vie/u,
  /\b(?:pas|plus) (?:envie de )?vivre\b(?! (?:en|a|dans|chez|avec|sans|au)\b)|\brien de vivre\b|\bcoupe (?:les|mes) (?:bras|veines|poignets)\b/u,
  /\bmieux sans moi\b|\b(?:avale|pris) (?:tous|toute|toutes) (?:mes|la|les|ma) (?:cachets|medicaments|medocs|comprimes|boite de|plaquette)\b(?! (?:comme|a table|selon))/u,
];

// Sentences that no list covers: a sentence with a word from each row is about the writer's own wish to die.
const deathWishes = [
  [
    /\b(?:i|im|id|ive|my|me)\b/u,
    /\b(?:want|wan+a|wish\w*|hop(?:e|ing)|pray\w*|better|happy|relieved?|rather|should|shouldnt|deserve|cares?|if|think(?:ing)? (?:about|of)|imagin\w+|only thing|ask god|easier|ready|tonight|peaceful)\b/u,
    /\b(?:die|died|dying|dead|death|my funeral|be alive|not existing|in heaven|end for me)\b/u,
  ],
  [
    /\b(?:ich|mein|mir|mich)\b/u,
    /\b(?:will|moe?chte|hoffe|wue?nsch\w*|besser|denke|ue?berlege|liebsten|sehne)\b/u,
    /\b(?:sterben|tot|tod|zu sterben|nicht mehr (?:leben|da sein))\b/u,
  ],
  [
    /\b(?:yo|me|mi|salida|pienso|quiero|tengo|estoy|deseo)\b/u,
    /\b(?:quiero|quisiera|ojala|mejor|deseo|pienso en|ganas|prefiero|preferiria|unica salida)\b/u,
    /\b(?:mi muerte|la muerte|morir|morirme|muert[oa]|me muera|me muero)\b/u,
  ],
  [
    /\bj|\bje\b|\bma\b|\bmoi\b/u,
    /\b(?:veux|voudrais|aimerais|envie|pense (?:souvent )?a|reve de|prefere\w*|mieux|espere|si|personne)\b/u,
    /\b(?:mourir|mourais|ma mort|la mort|morte?|creve[r]?)\b/u,
  ],
];

const between = String.raw`\b(?:(?!\b(?:in|with|without|near|at|on my|to my|ohne|mit|con|cerca|avec|dans|sans|en|chez|here|like|love|want it)\b).){0,25}?\b`;

/** The same wish expressed with "not" and "live", in any wording. */
const notToLive = [
  String.raw`\b(?:i|im|ive|id|my|me)\b.{0,40}\b(?:not|never|dont|cant|cannot|stop|no longer|enough of|tired of|struggle|refuse)${between}(?:live|living|be alive|exist(?:ing)?|this life|wake up|survive another)\b(?! (?:in|with|near|on|at|without|like|alone|off|room|a|up|the|to|early|so|there|day without)\b)`,
  String.raw`\b(?:ich|mir|mein)\b.{0,40}\b(?:nicht mehr|nimmer|keinen?|nie mehr)${between}(?:leben|existieren|aufwachen|auf dieser welt)\b(?! (?:in|mit|ohne))`,
  String.raw`\b(?:no|sin|ni|jamas|nunca|dejar de)${between}(?:vivir|viviendo|despertar|existir)\b(?! (?:en|con|cerca|sin|de|a|solo|tan|temprano)\b)|\bno despertar\b`,
  String.raw`\b(?:plus|pas|jamais|arreter|rien)${between}(?:vivre|exister)\b(?! (?:en|a|avec|dans|sans|chez|au)\b)`,
].map((source) => new RegExp(source, "u"));

/** Fear of death, jokes, and others who die. */
const others =
  /\b(?:die[- ]?off|herx\w*|laugh\w*|lol|haha|mdr|risa|rire|worms?|para?sit\w*|eggs?|larvae?|bugs?|mites?|lice|fleas?|cells?|skin|tissue|teeth|tooth|leg|battery|phone|thread|sea|red|fish\w*|fisch|plants?|cats?|dogs?|hamster|horse|bac\w+|it dies?|they|them|everyone dies|we all|recipe|pizza|coffee|burger|cake|hungry|hunger|hambre|faim|embarrass\w*|verguenza|honte|shame|afraid|scared|fear\w*|angst|miedo|peur|thought i|pense que me|dachte|film|movie|book|novel|zombie|doctors?|wue?rmer\w*|milben|larven|eier|gusanos|larvas|huevos|vers|poux|larves|oeufs|a muerte|nach plan|rich|serious|for a|(?:die|dead|death|died|dying) (?:of|from|young|in hospital|by|for|my hair|tired|end|line|sea|weight)|morir de|mourir de|sterben vor|lach\w*|(?:not|dont|nicht|no|pas) (?:want to|want|wollen|quiero|will|veux)? ?(?:die|sterben|morir|mourir)|muerte de|mort de|tod (?:von|meine|des|der)|his|her|their|husband|father|mother|mum|dad|uncle|aunt|grand\w+|friend|opa|oma|abuel\w)\b/u;

const wishesForDeath = (sentence: string): boolean =>
  !others.test(sentence) &&
  (notToLive.some((sign) => sign.test(sentence)) ||
    deathWishes.some((words) => words.every((word) => word.test(sentence))));

/** Matches a writer who has the feelings that a leaflet mentions. */
const ownToo =
  /\b(?:suicid|self[- ]?harm).{0,60}\b(?:i (?:have|had|get|got|feel|know) (?:them|it|those|these|this|that|so)|me too|happen\w* to me)\b/u;

const signs = [...plans, ...wishes, ...german, ...spanish, ...french];

// Without a word for oneself, so "it can cause suicidal thoughts, and I have them" still matches.
const gap = String.raw`(?:(?!\b(?:i|im|ive|me|my|ich|mich|mir|yo|tengo|je|jai)\b)[^.!?]){0,90}?`;
const deed = String.raw`(?:suicid|suizid|selbstmord|self[- ]?harm|(?:think\w* (?:of|about) )?(?:hurt|kill)ing yourself|kills? himself|kills? herself)\w*`;

/** Phrases about leaflets, prevention, films and animals. They are ignored, and the rest of the text counts. */
const mentions = [
  String.raw`\bsuicid\w* (?:squad|prevention|hotline|helpline|lifeline|awareness|rates?|statistics|gene|bomb\w*|ward)|\b(?:prevention|prevencion|escuadron)(?: \w+){0,2} suicid\w*|\bself[- ]?harm (?:prevention|awareness|support)|\bsuizidprav\w*|\bselbstmord(?:kommando|attent)\w*`,
  String.raw`\b(?:may|can|might|could|cause[sd]?|side effects?|warn\w*|label|leaflet|insert|risk|asked about|prospekt|beipackzettel|nebenwirkung\w*|puede|efectos|prospecto|notice|peut|effets|kann)\b${gap}${deed}(?: (?:thoughts|ideation|behaviou?rs?))?`,
  String.raw`\bsuicidal \w+ (?:is|are|was|were) (?:listed|a (?:rare|known|possible))`,
  String.raw`\b(?:if|are|do|have|wenn|falls|si|bist|hast) (?:you|du|ihr|jemand|someone|anyone|piensas|vous|alguien|tu)\b${gap}${deed}|\b(?:tell|talk to|speak to|ask|call|see) (?:your|a) \w+\b${gap}${deed}|\b(?:people|those|anyone|everyone) (?:who|that) ${deed}`,
  String.raw`\b(?:film|movie|documentary|article|podcast|report|study|book|novel|series|episode|pelicula|libro|livre|crickets?|mice|mouse|rats?|ants?|insects?|host|hosts|cells?|hairworm|mause|grillos|grillons?|toxoplasm\w*)\b${gap}${deed}|\b${deed} (?:\w+ ){0,3}(?:host|crickets?|mice|rats?|ants?)\b|\bcell suicide`,
].map((source) => new RegExp(source, "gu"));

const letters: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
};
const inWord = /(?<=[a-z])[01345@$7]{1,5}|[01345@$7]{1,5}(?=[a-z])|(?<=[a-z])[!|](?=[a-z])/gu;
const spelled = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]\p{L}(?!\p{L}))+/gu;

/** The text, and the same with 5ymb0ls as letters, s.p.e.l.l.e.d words joined and looong ones shortened. */
function readings(text: string): string[] {
  const plain = plainLetters(text).replaceAll("'", "").replaceAll("ß", "ss").replace(/\s+/g, " ");
  const unmasked = plain
    .replace(inWord, (marks) => [...marks].map((mark) => letters[mark] ?? mark).join(""))
    .replace(spelled, (word) => word.replace(/[ ._*-]/g, ""))
    .replace(/(\p{L})\1{2,}/gu, "$1");
  return [plain, unmasked];
}

/**
 * Returns true if the writer may be in danger. A post then shows help lines and comes first in the queue, but is not
 * held; a search shows them first. A false alarm does little harm; a missed one might.
 */
export function soundsLikeCrisis(text: string): boolean {
  return readings(text).some((reading) => {
    const own = mentions.reduce((rest, mention) => rest.replace(mention, " "), reading);
    return (
      ownToo.test(reading) ||
      signs.some((sign) => sign.test(own)) ||
      own.split(/[.!?;]/).some(wishesForDeath)
    );
  });
}
