/**
 * What a line is rounded off with and what says nothing of the work, as patterns: how it felt, that it went well, and
 * whatever else came along. Whoever leaves it out claims no more. Limits of when, how much and with whom are none, nor
 * is what doubts it (I guess, basically, or similar) or says whose work it was.
 */
export const englishRoundings = `
,? without fail
,? (?:and )?(?:nearly |almost )?always (?:on time|in time|punctual(?:ly)?)
,? (?:always )?(?:on schedule|in good time|to the deadline)
,? (?:and|plus)(?: (?:did|do|doing|helped(?: out)? with|took care of|handled|handling|dealt with|doing))?(?: all)?(?: the| any| some)? (?:(?:other|various|assorted|odd) )?(?:(?:little |small |odd )?(?:bits(?: and (?:pieces|bobs))?|odds and ends|odd jobs|jobs|tasks|things|stuff|duties|errands)|the like|such ?like|so (?:on|forth)|what ?not|more)(?: (?:like (?:that|this|these|those)|of (?:that|this) (?:kind|sort)|around [^,;.]{3,30}?|here and there|too|as well))?(?:,? (?:as|when|where|if|whenever|wherever|as and when)(?: and when| it was| they were| I was)? ?(?:needed|required|necessary|asked(?: to)?|called for|they came up|it came up|told))?
,? (?:and|or) (?:anything|whatever|everything) else(?: (?:that|which))?(?: [a-z]+){0,4}
,? etc\\.?
,? and similar
,? which I (?:(?:really|very much|thoroughly|greatly|truly|always|also) )?(?:enjoyed|liked|loved|adored)(?: (?:a lot|a great deal|very much))?
,? which (?:was|is|were|has been) (?:(?:really|very|quite|truly|so|always|also|extremely|both|most) ){0,2}(?:(?:an? )?(?:enjoyable|interesting|fascinating|rewarding|satisfying|challenging|exciting|great|nice|good|hard|tough|tiring|demanding|stressful|fulfilling|valuable|useful|instructive)(?: and (?:enjoyable|interesting|fascinating|rewarding|satisfying|challenging|exciting|great|nice|good|hard|tough|tiring|demanding|stressful|fulfilling|valuable|useful|instructive))?(?: (?:experience|fun))?|(?:great |good |a lot of |lots of )?fun|hard work)
,? which (?:gave|taught) me (?:(?:a lot|a great deal|so much|much|plenty|some)(?: of)? ?)?(?:(?:very )?(?:great|good|valuable|useful|important) )?(?:(?:experience|patience|lessons?|insights?)|(?<=lot |deal |much |plenty |lot|deal|much|plenty))(?: ?about (?:people|patience|myself|teamwork))?
,? which (?:kept me (?:very )?(?:busy|on my toes)|made me better)
,? (?:and|which) (?:I )?(?:really |thoroughly |very much |greatly |absolutely )?(?:enjoyed|loved|liked) (?:it|this|that|doing (?:it|so)|every minute(?: of it)?|the work)(?: (?:a lot|very much|immensely))?
,? and (?:learned|learnt|gained|got) (?:a lot|a great deal|so much|plenty|much|(?:valuable |good |a lot of |great |useful )*(?:experience|insights?|skills))(?: (?:from|about|along|in|on) [^,;.]{2,24})?
,? (?:with|to) (?:a |an )?(?:(?:very|really|extremely|consistently) )?(?:high|good|great|excellent|best|highest) (?:standards?|quality|level of quality)
,? with (?:(?:great|good|utmost|the utmost|much|every|a lot of|real|full|genuine) )?(?:care|pride|enthusiasm|passion|dedication|commitment|diligence|energy|love|patience|a smile|attention to detail)
,? in (?:a|an|the) (?:(?:very|really|extremely|often|quite) )?(?:fast[- ]paced|busy|dynamic|lively|friendly|hectic|high[- ]pressure|demanding|stressful|challenging|exciting|vibrant)(?:(?:,| and)? (?:fast[- ]paced|busy|dynamic|lively|friendly|hectic|high[- ]pressure|demanding|challenging))? (?:environment|setting|atmosphere|workplace|surroundings|work environment)
,? (?:to be honest|honestly|of course|obviously|needless to say|you name it|if I may say so|as usual|as you would expect|as you do|believe it or not|among other things)
,? no (?:problem|worries|matter what)
(?<=^|[.;:,] ?)(?:honestly|obviously|in short|also|of course),? 
,? (?:and )?(?:all|everything)(?: of (?:it|which|this))? (?:went|ran|worked) (?:very |really |quite )?(?:well|smoothly|fine|to plan)
,? (?:and |all in all,? |altogether )?(?:an?|one) (?:(?:really|very|truly|most|absolutely) )?(?:great|good|nice|fun|wonderful|fantastic|lovely|rewarding|brilliant|valuable|interesting|amazing|super) (?:time|experience|job|team|place|project|opportunity|year|atmosphere|challenge)
,? (?:a|the) (?:job|task|role|thing|part|work) (?:that |which )?I (?:(?:really|very much|always|truly|still) )?(?:like|liked|love|loved|enjoyed|enjoy)(?: (?:a lot|very much|most|best))?
!+
`;
