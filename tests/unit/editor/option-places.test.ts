import { lostOptions, placeOption, withoutPlaces, type Option } from '../../../blocks/fields/kit/editor/options';
import { placesWords } from '../../../blocks/fields/kit/editor/inspector/OptionPlaces';

const OPTIONS: Option[] = [
	{ value: 'fri', label: 'Friday', places: 2 },
	{ value: 'sat', label: 'Saturday' },
];

test( 'the number of spots for an option is stored and can be removed', () => {
	expect( placeOption( OPTIONS, 1, 0 )[ 1 ] ).toEqual( { value: 'sat', label: 'Saturday', places: 0 } );
	expect( placeOption( OPTIONS, 0, undefined )[ 0 ] ).toEqual( { value: 'fri', label: 'Friday' } );
	expect( withoutPlaces( OPTIONS ).some( ( option ) => 'places' in option ) ).toBe( false );
} );

test( 'removed options are listed as long as entries use their spots', () => {
	expect( lostOptions( OPTIONS, { fri: 2, sun: 3, mon: 0 } ) ).toEqual( [ [ 'sun', 3 ] ] );
} );

test( 'used and available spots are described, with a warning if more are used than exist', () => {
	expect( placesWords( 5, 2 ) ).toBe( '2 taken, 3 available.' );
	expect( placesWords( 2, 3 ) ).toContain( '3 taken, more than the limit' );
	expect( placesWords( 2, 2, 4 ) ).toBe( '2 taken, 0 available. 4 waiting.' );
	expect( placesWords( undefined, 3 ) ).toContain( 'no limit' );
} );
