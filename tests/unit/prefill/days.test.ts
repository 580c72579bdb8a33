import { startDays } from '../../../src/prefill/days';
import { vectors } from '../vectors';

interface Row {
	name: string;
	/** What the field `day` starts with. */
	starts: string;
	today: string;
	/** The controls as the server prints them. */
	html: string[];
	/** What the field then posts, without what is empty. */
	values: Record< string, string >;
}

const posted = ( form: HTMLFormElement ) =>
	Object.fromEntries( [ ...new FormData( form ) ].filter( ( [ , text ] ) => text ) );

test.each( vectors< Row >( 'start-days' ) )( 'a date starts with a day: $name', ( { starts, today, html, values } ) => {
	const form = document.createElement( 'form' );
	form.innerHTML = html.join( '' );
	const before = posted( form );
	const isFilled = startDays( form, { day: starts }, today );
	expect( posted( form ) ).toEqual( values );
	expect( isFilled ).toBe( Object.keys( values ).length > Object.keys( before ).length );
	form.reset();
	expect( posted( form ) ).toEqual( values );
	expect( startDays( form, { day: starts }, today ) ).toBe( false );
} );
