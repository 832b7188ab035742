/**
 * Units of measure behind a figure: one name for each, and its signs, short forms and other spellings as a pattern.
 * Feet and pounds of one sort, metres and litres of the other have rows of their own; what is written alike in two
 * senses (m of metres and of millions, lb and pounds of money) is in none, or only in the forms that have one.
 */
export const englishUnits = `
cubic metres | m³|m3|cu\\.? ?m|cbm|cubic met(?:re|er)s?
cubic feet | ft³|ft3|cu\\.? ?ft|cubic f(?:oo|ee)t
cubic yards | yd³|yd3|cu\\.? ?yds?|cubic yards?
cubic centimetres | cm³|cm3|cubic centimet(?:re|er)s?
square metres | m²|m2|㎡|sq\\.? ?m|sqm|square met(?:re|er)s?
square feet | ft²|ft2|sq\\.? ?ft|sqft|square f(?:oo|ee)t
square yards | yd²|sq\\.? ?yds?|square yards?
square kilometres | km²|km2|sq\\.? ?km|square kilomet(?:re|er)s?
square miles | mi²|sq\\.? ?mi|square miles?
km an hour | km\\/h|kph|kmph|kilomet(?:re|er)s? (?:an|per) hour|km (?:an|per) hour
miles an hour | mph|miles? per hour|mi\\/h
metres a second | m\\/s|met(?:re|er)s? (?:a|per) second
nautical miles | nmi|NM
kilometres | kilomet(?:re|er)s?|kms?
centimetres | centimet(?:re|er)s?|cms?
millimetres | millimet(?:re|er)s?|mms?
feet | ft|foot
yards | yds?
inches | inch|″
ounces | oz|ounce
gallons | gallon
pints | pint
litres | lit(?:re|er)s?|l|ltrs?
millilitres | millilit(?:re|er)s?|ml
kg | kgs?|kilos?|kilograms?|kilogrammes?
milligrams | milligrams?|mg
grams | grams?|grammes?
tonnes | tonne
amps | amp|amperes?
volts | volt
watts | watt
kW | kilowatts?
kWh | kilowatt[- ]hours?
MWh | megawatt[- ]hours?
kVA | kilovolt[- ]amperes?
horsepower | hp|bhp
decibels | dB|dBA|dB\\(A\\)
milliseconds | ms|millisecond
words a minute | wpm|words? per minute
hectares | hectare|ha
acres | acre
`;

/** Products, and the shorter or longer names that people give them: of one version each. */
export const englishProducts = `
PlayStation 3 | PS3
PlayStation 4 | PS4
PlayStation 5 | PS5
PostgreSQL | Postgres
Kubernetes | K8s
TypeScript | TS
Amazon Web Services | AWS
Google Cloud Platform | GCP
Google Analytics 4 | GA4
Visual Studio Code | VS Code
Excel | (?:MS|Microsoft) Excel
PowerPoint | (?:MS|Microsoft) PowerPoint|Power Point
Microsoft Office | MS Office
Office 365 | O365|Microsoft 365|M365
Photoshop | Adobe Photoshop
InDesign | Adobe InDesign
Premiere Pro | Adobe Premiere Pro
Lightroom | Adobe Lightroom
Jira | JIRA|Atlassian Jira
Instagram | Insta
YouTube | Youtube|You Tube
LinkedIn | Linkedin|Linked In
WordPress | Wordpress|Word Press
MySQL | MySql
SolidWorks | Solidworks|SOLIDWORKS
AutoCAD | Autocad|AutoCad
SharePoint | Sharepoint|MS SharePoint|Microsoft SharePoint
Power BI | PowerBI|Microsoft Power BI
`;
