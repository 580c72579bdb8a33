import type { LiveForm } from '../field-parts/live';
import { describedBy, type FieldProps } from '../field-parts/types';

/** Shows the errors of one posted name where the server would print them. */
function show( control: Element, id: string, hasHelp: boolean, errors: string[] ): void {
	const isWrong = errors.length > 0;
	const text = errors.join( ' ' );
	const old = document.getElementById( `${ id }_error` );
	if ( ( old?.textContent ?? '' ) !== text ) {
		const box = old ?? document.createElement( 'div' );
		box.id = `${ id }_error`;
		box.className = 'vestibule-field__error';
		box.textContent = text;
		if ( isWrong && ! old ) {
			( control.closest( '.vestibule-field__control' ) ?? control ).after( box );
		} else if ( ! isWrong ) {
			box.remove();
		}
	}
	control.setAttribute( 'aria-invalid', String( isWrong ) );
	const description = describedBy( id, hasHelp, isWrong );
	if ( description ) {
		control.setAttribute( 'aria-describedby', description );
	} else {
		control.removeAttribute( 'aria-describedby' );
	}
}

/**
 * Keeps the errors of a field up to date that no view draws: one of another plugin, and one whose script did not come.
 * What the server printed stays.
 */
export function followErrors( form: LiveForm, field: FieldProps, container: HTMLElement ): void {
	const follow = () => {
		const { errors } = form.store.get();
		const controls = container.querySelectorAll( '[aria-invalid]' );
		controls.forEach( ( control ) => show( control, field.id, field.help !== '', errors[ field.name ] ?? [] ) );
	};
	form.store.subscribe( follow );
	follow();
}
