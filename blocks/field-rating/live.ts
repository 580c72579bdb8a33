import type { FieldInPage, LiveField } from '../form/field-parts/live';
import { validate } from './rules';
import { View } from './View';

/** Radio buttons cannot be unchecked: where no rating has to be given, the chosen one pressed again takes it back. */
function hydrate( { field, container, check }: FieldInPage ): void {
	if ( field.required ) {
		return;
	}
	let before: HTMLInputElement | null = null;
	const clear = ( box: HTMLInputElement ) => {
		box.checked = false;
		before = null;
		box.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		check();
	};
	container.addEventListener( 'pointerdown', () => {
		before = container.querySelector< HTMLInputElement >( 'input:checked' );
	} );
	container.addEventListener( 'click', ( { target } ) => {
		if ( target instanceof HTMLInputElement && target === before ) {
			clear( target );
		}
	} );
	container.addEventListener( 'keydown', ( { key, target } ) => {
		const isClearing = [ 'Backspace', 'Delete' ].includes( key );
		if ( isClearing && target instanceof HTMLInputElement && target.checked ) {
			clear( target );
		}
	} );
}

export const live: LiveField = { View, validate, hydrate };
