/** Name of connections whose queries go before all others in the embedded database. */
export const reservedName = 'vx-reserved';
