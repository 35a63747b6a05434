/** Where a visitor goes who does not confirm to be an adult: a neutral place outside. */
export const LEAVE_ADDRESS = 'https://www.example.org/';
