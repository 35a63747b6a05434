/** EN-ticketCreationTypes. */
export const ticketCreationTypes = { manual: 'M', chat: 'C', purchased: 'P' } as const;
export type TicketCreationType = (typeof ticketCreationTypes)[keyof typeof ticketCreationTypes];
