import { OWNERSHIP, type Ownership } from '@verdant/lexicon';

/** Verbs of command whose object is a tool, a remedy or a lesson: to drive a van is no drive of a business. */
export const LIGHT_DEEDS: readonly (readonly [RegExp, RegExp, Ownership])[] = [
  // to drive for three years, on a route, by night: nothing is driven but a vehicle
  [
    /^drive$/,
    /^\s+(?:[\w-]+\s+){0,3}?(?:lines?|routes?|shifts?|trips?|trunks?|miles|loads?|tankers?|trailers?|artics?|hgvs?|wagons?|rollers?|dumpers?|loaders?|sprayers?|services?|passengers|children|goods|deliveries|guests|residents|patients|customers|parcels|pupils)\b/i,
    OWNERSHIP.did,
  ],
  [
    /^drive$/,
    /^\s+(?:for|on|in|at|to|from|between|early|late|daily|nights?|by|without|safely|all|both)\b|^\s*(?:[,.;]|$)/i,
    OWNERSHIP.did,
  ],
  [
    /^(?:drive|operate|control|run)$/,
    /^\s+(?:an?\s+|the\s+|up to\s+|my\s+own\s+)?(?:[\w./-]+\s+){0,3}?(?:vans?|trucks?|lorr(?:y|ies)|bus(?:es)?|coach(?:es)?|cars?|taxis?|minibus(?:es)?|tractors?|diggers?|excavators?|forklifts?|trains?|trams?|ambulances?|vehicles?|cranes?|harvesters?|combines?|lathes?|press(?:es)?|mach(?:ines?|inery)|mills?|tills?|cash registers?|scanners?|cameras?|drones?|printers?|kilns?|ovens?|pumps?|boilers?|looms?|cutters?|equipment|x-rays?|switchboards?|systems?|tests?|scripts?|quer(?:y|ies)|sql|reports?|samples?|assays?|pcr|q-?pcr|elisa|gels?|blots?|experiments?|simulations?|models?|scans?|checks?|errands?|cables?|backups?|extracts?|regressions?|analys[ei]s|diagnostics)\b/i,
    OWNERSHIP.did,
  ],
  // to operate a machine; a business or its part is in one's charge
  [
    /^operate$/,
    /^(?!.*\b(?:business|company|firm|shop|store|branch|outlet|restaurant|caf[eé]|hotel|franchise|department|division|team|programme|program|service|site|plant|network|fleet|centre|center|budget|account)s?\b)/is,
    OWNERSHIP.did,
  ],
  [
    /^(?:manage|run|handle|maintain)$/,
    /^\s+(?:[\w-]+\s+){0,3}?(?:cases?|caseloads?|calls?|e-?mails?|bookings?|reservations?|appointments?|diar(?:y|ies)|calendars?|enquir(?:y|ies)|quer(?:y|ies)|complaints?|records?|files?|paperwork|deliver(?:y|ies)|returns|invoices?|payments?|correspondence|inbox(?:es)?)\b/i,
    OWNERSHIP.did,
  ],
  [
    /^administer$/,
    /^\s+(?:the\s+)?(?:[\w-]+\s+){0,3}?(?:medicat\w*|medicines?|drugs?|injections?|vaccin\w*|doses?|insulin|fluids?|oxygen|treatments?|tests?|questionnaires?|surveys?|exams?|anaesthe\w*|anesthe\w*|first aid|cpr|iv|antibiotics?|analges\w*|pain(?:killers?| relief)|infusions?|transfusions?|immuni[sz]ations?|chemo(?:therapy)?)\b/i,
    OWNERSHIP.did,
  ],
  [
    /^(?:run|operate)$/,
    /^\s+(?:an?\s+|the\s+|two\s+|three\s+|\d+\s+)?(?:[\w./-]+\s+){0,4}?(?:class(?:es)?|lessons?|sessions?|workshops?|tours?|clubs?|walks?|tutorials?|seminars?|stalls?|quizz(?:es)?|competitions?|tournaments?|errands?|checks?|payroll|payments?|cash desks?|desks?|counters?|checkouts?|kiosks?|floats?|reconciliations?|baths?|backups?|samples?|rounds?|month-end|(?:breakfast|lunch|after-school|homework) clubs?)\b/i,
    OWNERSHIP.did,
  ],
  [
    // to lead a class or a walk is to give it
    /^lead$/,
    /^\s+(?:an?\s+|the\s+|two\s+|three\s+|\d+\s+)?(?:[\w-]+\s+){0,3}?(?:class(?:es)?|lessons?|workshops?|(?:guided |walking )?tours?|walks?|hikes?|storytimes?|singalongs?)\b(?!\s(?:parts|suppl(?:y|ies)|orders?|ordering|staff|managers?|teachers?|operators?|guides?|leaders?|assistants?|technicians?|floor)\b)/i,
    OWNERSHIP.did,
  ],
  [/^direct$/, /^\s+(?:the\s+)?(?:traffic|visitors|vehicles|customers|callers|passengers|people)\b/i, OWNERSHIP.did],
  [
    /^supervise$/,
    /^\s+(?:the\s+|up to\s+|\d+\s+)?(?:[\w-]+\s+){0,2}?(?:children|toddlers|infants|pupils|swimmers|playtimes?|breaktimes?|lunchtimes?|homework)\b/i,
    OWNERSHIP.did,
  ],
  [
    /^lead$/,
    /^\s+(?:an?\s+|the\s+|two\s+|three\s+|\d+\s+)?(?:[\w-]+\s+){0,3}?(?:(?:reading|book|support|discussion|play|study|walking|toddler|art|craft|music|therapy|exercise|conversation|prayer|playtime) groups?|groups? (?:for|on|about))\b/i,
    OWNERSHIP.managed,
  ],
  [
    /^(?:lead|head|direct)$/,
    /^\s+(?:an?\s+|the\s+|two\s+|three\s+|\d+\s+)?(?:[\w-]+\s+){0,3}?(?:class(?:es)?|lessons?|sessions?|workshops?|(?:guided |walking )?tours?|clubs?|walks?|hikes?|courses?|activit(?:y|ies)|rehearsals?|tutorials?|seminars?|storytimes?|singalongs?|assembl(?:y|ies))\b/i,
    OWNERSHIP.managed,
  ],
];
