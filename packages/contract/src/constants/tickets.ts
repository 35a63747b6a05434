/** CO-chatShowsProviderId: Chat shows provider id, in id. */
export const chatShowsProviderId = 1502;

/** CO-defaultTicketCreationType: Default ticket creation type, in creation type. */
export const defaultTicketCreationType = 'C';
