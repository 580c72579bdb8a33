import type { LimitsAnswer } from '../contracts/limits-answer';

type Options = NonNullable< LimitsAnswer[ 'data' ] >[ 'options' ];

/**
 * Updates the number of remaining spots in the server-rendered options, and disables options without spots. A selected
 * option stays enabled, because the server rejects it with a message.
 */
export function markOptions( form: HTMLFormElement, fields: Options ): void {
	for ( const [ field, options ] of Object.entries( fields ) ) {
		const container = [ ...form.querySelectorAll< HTMLElement >( '[data-field]' ) ].find(
			( { dataset } ) => dataset.field === field
		);
		for ( const control of container?.querySelectorAll< Control >( 'input, option' ) ?? [] ) {
			const option = options[ control.value ];
			if ( option ) {
				mark( control, option );
			}
		}
	}
}

type Control = HTMLInputElement | HTMLOptionElement;

function mark( control: Control, { text, isFull }: Options[ string ][ string ] ): void {
	const isInput = control instanceof HTMLInputElement;
	const words = isInput ? control.closest( 'label' )?.querySelector( '.vestibule-choice__text' ) : control;
	if ( words && words.textContent !== text ) {
		words.textContent = text;
	}
	control.disabled = isFull && ! ( isInput ? control.checked : control.selected );
}
