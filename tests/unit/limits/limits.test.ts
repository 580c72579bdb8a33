import { countdownWords } from '../../../src/limits/countdown';
import { markOptions } from '../../../src/limits/options';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe( 'countdown to the opening or closing of a form', () => {
	test.each( [
		[ 3 * DAY + 4 * HOUR + 5 * MINUTE, 'en', '3 days, 4 hours' ],
		[ DAY, 'en', '1 day' ],
		[ DAY - 1, 'en', '1 day' ],
		[ 2 * HOUR + 30 * MINUTE, 'en', '2 hours, 30 minutes' ],
		[ HOUR, 'en', '1 hour' ],
		[ 61_000, 'en', '1 minute, 1 second' ],
		[ 900, 'en', '1 second' ],
		[ 0, 'en', '0 seconds' ],
		[ -5, 'en', '0 seconds' ],
		[ 3 * DAY + HOUR, 'de', '3 Tage, 1 Stunde' ],
	] )( '%d ms are formatted as a countdown in the language %s', ( left, locale, words ) => {
		expect( countdownWords( left, locale ) ).toBe( words );
	} );
} );

describe( 'form options without available spots', () => {
	const form = document.createElement( 'form' );
	const control = ( value: string ) => form.querySelector< HTMLInputElement >( `[value="${ value }"]` );
	beforeEach( () => {
		form.innerHTML = `
			<div data-field="day">
				<label><input type="radio" name="day" value="fri"><span class="vestibule-choice__text">Friday</span></label>
				<label><input type="radio" name="day" value="sat" disabled><span class="vestibule-choice__text">Saturday (full)</span></label>
			</div>
			<div data-field="meal"><select name="meal"><option value="">Choose</option><option value="soup">Soup</option></select></div>`;
	} );

	test( 'full options are marked and disabled', () => {
		markOptions( form, {
			day: {
				fri: { text: 'Friday (full)', isFull: true },
				sat: { text: 'Saturday (1 spot left)', isFull: false },
			},
			meal: { soup: { text: 'Soup (full)', isFull: true } },
		} );
		expect( [ 'fri', 'sat', 'soup' ].map( ( value ) => control( value )?.disabled ) ).toEqual( [
			true,
			false,
			true,
		] );
		expect( form.textContent?.replace( /\s+/g, ' ' ).trim() ).toBe(
			'Friday (full) Saturday (1 spot left) ChooseSoup (full)'
		);
	} );

	test( 'a full option stays selected if the visitor has already chosen it', () => {
		const friday = control( 'fri' );
		friday?.click();
		markOptions( form, { day: { fri: { text: 'Friday (full)', isFull: true } } } );
		expect( [ friday?.checked, friday?.disabled ] ).toEqual( [ true, false ] );
	} );

	test( 'marking full options ignores fields that the page does not have', () => {
		expect( () => markOptions( form, { gone: { a: { text: 'A', isFull: true } } } ) ).not.toThrow();
	} );
} );
