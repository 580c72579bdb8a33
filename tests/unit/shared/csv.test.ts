import { cellText, csvOf } from '../../../src/shared/csv';
import { vectors } from '../vectors';

it.each( vectors< { name: string; text: string; cell: string } >( 'csv-cells' ) )(
	'text is written to a CSV cell: $name',
	( { text, cell } ) => {
		expect( cellText( text ) ).toBe( cell );
	}
);

it( 'every cell of a CSV file is quoted', () => {
	expect(
		csvOf( [
			[ 'a "b"', 2 ],
			[ '=1', -3 ],
		] )
	).toBe( '\uFEFF"a ""b""","2"\r\n"\'=1","-3"\r\n' );
} );
