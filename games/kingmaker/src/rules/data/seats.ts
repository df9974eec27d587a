// 0.1 Up to seven factions; they sit round the table in this order, and nothing tells them apart but their colour.
export const SEATS = ['red', 'yellow', 'blue', 'green', 'purple', 'black', 'tenne'] as const;
export type Seat = (typeof SEATS)[number];
export const seatName = (seat: number): Seat => SEATS[seat] as Seat;
export const seatNumber = (seat: Seat): number => SEATS.indexOf(seat);
