import type { Iti } from 'intl-tel-input';

/** Says what the country list of the phone field is to people who do not see it or use no mouse. */
export function describeCountries( input: HTMLInputElement, widget: Iti, words: Record< string, string > ): void {
	const box = input.closest( '.iti' );
	const button = box?.querySelector< HTMLElement >( '.iti__selected-country' );
	if ( ! box || ! button ) {
		return;
	}
	const name = () => {
		const { name: country, dialCode } = widget.getSelectedCountryData();
		button.setAttribute(
			'aria-label',
			[ words.countryButton, country && `${ country } +${ dialCode }` ].filter( Boolean ).join( ': ' )
		);
	};
	button.removeAttribute( 'title' );
	button.setAttribute( 'aria-haspopup', 'dialog' );
	input.addEventListener( 'countrychange', name );
	name();
	// The library writes one of its own, in English where it knows no country.
	new MutationObserver( () => button.removeAttribute( 'title' ) ).observe( button, { attributeFilter: [ 'title' ] } );
	input.addEventListener( 'open:countrydropdown', () => {
		document.querySelector( '.iti__dropdown-content > .iti__a11y-text' )?.setAttribute( 'role', 'status' );
	} );
	input.addEventListener( 'close:countrydropdown', () => {
		const { activeElement } = document;
		if ( activeElement === document.body || activeElement?.closest( '.iti__dropdown-content' ) ) {
			button.focus();
		}
	} );
}
