import type { LiveForm } from '../form/field-parts/live';

/** Where the calendar is a step of its own, the next one begins with what was chosen in it. */
export function showAbove( { element }: LiveForm, words: string ): void {
	const label = element.querySelectorAll( '.vestibule-step__label' )[ 1 ];
	const shown = label?.parentElement?.querySelector( '.vestibule-appointment__chosen' );
	const line = shown ?? element.ownerDocument.createElement( 'p' );
	line.className = 'vestibule-appointment__chosen';
	line.textContent = words;
	if ( label && ! shown ) {
		// The focus goes to the title, which says it.
		line.id = `${ label.id }_chosen`;
		label.setAttribute( 'aria-describedby', line.id );
		label.after( line );
	}
}
