import { serialise } from '../../../src/form/serialise';
import { vectors } from '../vectors';

interface Row {
	name: string;
	boxes?: string[];
	pairs: [ string, string ][];
	hidden?: string[];
	data: string;
}

test.each( vectors< Row >( 'serialise' ) )( 'serialise: $name', ( row ) => {
	expect( serialise( row.pairs, row.boxes ?? [], new Set( row.hidden ) ) ).toBe( row.data );
} );

test.each( vectors< { name: string; isInData: boolean } >( 'hidden-names' ) )(
	'serialise the hidden input $name: $isInData',
	( { name, isInData } ) => {
		expect( serialise( [ [ name, 'x' ] ], [] ) ).toBe( isInData ? `${ name }=x` : '' );
	}
);
