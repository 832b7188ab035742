const words = (text: string): string[] => text.trim().split(/\s+/);

/** Everyday words of working life that are written wrongly again and again. */
export const everydayWords: readonly string[] = words(`
  accessible accommodate accommodation accountant achieve achievement acquire address adequate advertisement advise
  agencies allocated annual apparent appropriate argument assessment assistance assistant attendance available beginning
  behaviour behavior believe beneficial budget building bureau business calendar campaign campaigns career category cemetery
  certificate challenge changeable collaborate collaboration colleague colleagues column commercial commission commitment
  committed committee communicate communication community comparison competent competitive completely component
  comprehensive concept condition conference confidential conscientious consistent construction consultant continuous
  controlled convenient coordinate coordinated correspondence customer customers database decision definite definitely
  delivered delivery department dependent describe description design desirable develop developed development difference
  different difficult discipline discussion distribution document documentation education effective efficiency efficient
  eligible employee employees employment engineer engineering enterprise entrepreneur environment environmental equipment
  equipped especially establish establishment evaluation event exceed excellent exercise existing expenditure expense
  experience experienced explanation facilities familiar february financial flexible foreign forecast frequently fulfilled
  government grammar guarantee guidance height hierarchy hospital implementation improvement independent independently
  individual information initiative innovative inspection installation institution insurance integrated intelligence
  interview inventory knowledge laboratory language leadership liaison license library logistics maintain maintained
  maintenance management manager manufacture manufacturing marketing material measurement mechanical medical meeting
  millennium miscellaneous monitor monitoring necessary negotiate negotiation noticeable occasion occasionally occurred
  occurrence office operating operation operational opportunity organisation organization parallel participate
  participation particular performance permanent personnel perseverance planning possession practical preparation
  presentation prevent previous principal privilege procedure procedures process production professional program programme
  project promotion proposal purchase purchasing qualification quality quantity questionnaire receive received recommend
  recommendation reference referred registration regular relationship relevant reliable repetition report representative
  requirement requirements research resource resources responsible responsibility restaurant result review safety salary
  schedule scheduling secretary security separate separately service services similar sincerely specific specification
  standard strategic strategy strength student successful successfully sufficient supervision supervisor supplier support
  surveillance survey system systems teaching technical technician technique technology therefore thorough through
  training transferred transport transportation treatment unnecessary until usually vehicle vehicles warehouse website
  spreadsheet spreadsheets weekly withdrawal workshop writing yearly schedule drivers claims customers orders reports maintenance delivery
`);
