import { numberSetting, textRule, type FieldProps } from '../kit/rules';
import type { FieldInPage, LiveField } from '../kit/live';

const STANDARD = 5;

/** The best rating. */
export const scaleOf = ( field: FieldProps ): number =>
	Math.max( 2, Math.min( 10, numberSetting( field, 'scale' ) || STANDARD ) );

const validate = textRule( ( field, text ) =>
	/^[1-9]\d?$/.test( text ) && Number( text ) <= scaleOf( field ) ? [] : [ field.messages.invalid ]
);

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

export const live: LiveField = { validate, hydrate };
