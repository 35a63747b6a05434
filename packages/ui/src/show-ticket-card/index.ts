export { ShowTicketCard, type ShowTicketCardProps } from './ShowTicketCard.tsx';
