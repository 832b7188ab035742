import { list } from '../match/list.ts';

/** The last word of a street's name after its number: `12 Mill Lane`. */
export const streetWords = list(`
  St, Street, Ave, Avenue, Rd, Road, Way, Blvd, Boulevard, Broadway, Lane, Ln, Drive, Dr, Court, Ct, Place, Pl, Square, Sq,
  Close, Crescent, Cres, Terrace, Tce, Rise, Grove, Mews, Parade, Esplanade, Quay, Row, Gardens, Highway, Hwy, Parkway, Pkwy
`);

/** Those that name a street by themselves. */
export const streets = list('street, avenue, road, boulevard');

/** What opens the name of a street where its word stands first: `3 Heol y Bryn`, `Calle Mayor 12`. */
export const streetOpeners = list(`
  Heol, Ffordd, Stryd, Lôn, Rhodfa, Páirc, Bóthar, Sráid, Ascaill, Rue, Chemin, Allée, Avenue, Boulevard, Calle, Avenida, Av., Paseo, Pasaje, Carrer, Rua, Travessa, Via, Viale, Piazza, Lorong, Jalan, Jl., Strada, Ulica, ul.
`);

/** What stands before a house number in Chinese. */
export const chineseStreets = list('路，街，大道，巷');

/** What an address begins with where houses have no street: the quarter, the plot, the number of a flat. */
export const addressOpeners = list(`
  Brgy., Brgy, Barangay, Purok, Sitio, Blk., Kampung, Kg., Taman, Jalan, Jl., Plot No., H.No., H. No., House No., Flat No., Door No.,
  Qr. No., Quarter No., D.No.
`);
