import { startDays } from '../../../src/prefill/days';
import { vectors } from '../vectors';

interface Row {
	name: string;
	/** Start value of the field `day`. */
	starts: string;
	today: string;
	/** Controls as the server prints them. */
	html: string[];
	/** Values that the field then submits, without empty ones. */
	values: Record< string, string >;
}

const posted = ( form: HTMLFormElement ) =>
	Object.fromEntries( [ ...new FormData( form ) ].filter( ( [ , text ] ) => text ) );

test.each( vectors< Row >( 'start-days' ) )(
	'a date field gets its default value: $name',
	( { starts, today, html, values } ) => {
		const form = document.createElement( 'form' );
		form.innerHTML = html.join( '' );
		const before = posted( form );
		const onFilled = jest.fn();
		startDays( form, { day: starts }, today, onFilled );
		expect( posted( form ) ).toEqual( values );
		expect( onFilled ).toHaveBeenCalledTimes( Object.keys( values ).length > Object.keys( before ).length ? 1 : 0 );
		form.reset();
		expect( posted( form ) ).toEqual( values );
		onFilled.mockClear();
		startDays( form, { day: starts }, today, onFilled );
		expect( onFilled ).not.toHaveBeenCalled();
	}
);

test( 'a date that the visitor is typing is not replaced by the field’s default value', () => {
	jest.useFakeTimers();
	document.body.innerHTML = '<form><input name="day" type="date"><input name="other"></form>';
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	const [ day, other ] = form.querySelectorAll( 'input' );
	day?.focus();
	startDays( form, { day: '+1 day' }, '2026-11-28' );
	expect( day?.value ).toBe( '' );
	other?.focus();
	jest.runAllTimers();
	expect( day?.value ).toBe( '2026-11-29' );
	jest.useRealTimers();
} );
