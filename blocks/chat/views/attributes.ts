import { version } from 'react';

/** React 19 knows `inert` and popovers; React 18 hands on what it does not know, as text. */
const isKnown = Number( version.split( '.' )[ 0 ] ) >= 19;

/** The attributes of what no mouse, key or screen reader reaches. */
export const inert = ( isInert: boolean ): object => ( isInert ? { inert: isKnown ? true : '' } : {} );

/** The attributes of a button that opens and closes a popover, or only closes it, without a script. */
export function popoverButton( id: string, action?: 'hide' ): Record< string, string > {
	return {
		[ isKnown ? 'popoverTarget' : 'popovertarget' ]: id,
		...( action ? { [ isKnown ? 'popoverTargetAction' : 'popovertargetaction' ]: action } : {} ),
	};
}

export const POPOVER: Record< string, string > = { popover: 'auto' };
