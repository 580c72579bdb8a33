import type { KeyboardEvent } from 'react';

const STEPS: Readonly< Record< string, number > > = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The radio that a key leads to, around at both ends (radio group of the ARIA practices); null for other keys. */
export function moveIn( event: KeyboardEvent< HTMLElement > ): HTMLElement | null {
	const step = STEPS[ event.key ];
	if ( step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ) {
		return null;
	}
	event.preventDefault();
	const { currentTarget } = event;
	const radios = [ ...( currentTarget.parentElement?.querySelectorAll< HTMLElement >( '[role="radio"]' ) ?? [] ) ];
	const isTurned = /Left|Right/.test( event.key ) && getComputedStyle( currentTarget ).direction === 'rtl';
	const next = radios.indexOf( currentTarget ) + ( isTurned ? -step : step );
	return radios.at( next % radios.length ) ?? null;
}
