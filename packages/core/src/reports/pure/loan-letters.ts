/**
 * The letter of a loan by its place among those that are offered: 0 is "A". A loan has the same one on every screen, page, file and mail.
 * @param place  from 0
 */
export const loanLetter = (place: number): string => String.fromCharCode("A".charCodeAt(0) + place);
