/** Fields that format their value, filled in key by key while their scripts are loading. */
import { same, until, value } from '../steps.mjs';

/** [ control, typed text, value after the visitor has left the control ] */
const TYPED = [
	[ '[name="price"]', '1.234,56', '1.234,56\u00a0€' ],
	[ '[name="guests"]', '1234', '1234.00' ],
	[ '[name="plate"]', 'ab123', 'ab-123' ],
	[ '.vestibule-signature__name', 'Ada', 'Ada' ],
];

const digits = ( text ) => text.replace( /[^\w.,]/g, '' );

async function typed( visitor ) {
	for ( const [ control, text, left ] of TYPED ) {
		await visitor.open( '/imprint/?fields=typed' );
		await visitor.run( ( wanted ) => document.querySelector( wanted ).focus(), control );
		await visitor.type( text );
		await until( visitor, 'the hydrated form', () => document.documentElement.dataset.formReady === '' );
		same( digits( await value( visitor, control ) ), text, `${ control } while it has the focus` );
		await visitor.press( 'Tab' );
		await until(
			visitor,
			`${ left } in ${ control }`,
			( wanted, words ) => document.querySelector( wanted ).value === words,
			control,
			left
		);
	}
}

/** [ name, path ] */
export const typing = [
	[ 'text typed before the scripts have loaded is kept, and is formatted when the visitor leaves the field', typed ],
];
