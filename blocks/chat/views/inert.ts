import { version } from 'react';

/** React 19 knows `inert` and wants a truth value; React 18 hands on what it does not know, as text. */
const isKnown = Number( version.split( '.' )[ 0 ] ) >= 19;

/** The attributes of what no mouse, key or screen reader reaches. */
export const inert = ( isInert: boolean ): object => ( isInert ? { inert: isKnown ? true : '' } : {} );
