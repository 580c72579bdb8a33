import { serialise } from '../../../src/form/serialise';
import { vectors } from '../vectors';

interface Row {
	name: string;
	boxes?: string[];
	pairs: [ string, string ][];
	hidden?: string[];
	data: string;
}

test.each( vectors< Row >( 'serialise' ) )( 'a form is serialized: $name', ( row ) => {
	expect( serialise( row.pairs, row.boxes ?? [], new Set( row.hidden ) ) ).toBe( row.data );
} );

test.each( vectors< { name: string; isInData: boolean } >( 'hidden-names' ) )(
	'the hidden input $name is serialized: $isInData',
	( { name, isInData } ) => {
		expect( serialise( [ [ name, 'x' ] ], [] ) ).toBe( isInData ? `${ name }=x` : '' );
	}
);
