import { serialize } from '../../../src/form/serialize';
import { vectors } from '../vectors';

interface Row {
	name: string;
	boxes?: string[];
	pairs: [ string, string ][];
	hidden?: string[];
	data: string;
}

test.each( vectors< Row >( 'serialize' ) )( 'a form is serialized: $name', ( row ) => {
	expect( serialize( row.pairs, row.boxes ?? [], new Set( row.hidden ) ) ).toBe( row.data );
} );

test.each( vectors< { name: string; isInData: boolean } >( 'hidden-names' ) )(
	'the hidden input $name is serialized: $isInData',
	( { name, isInData } ) => {
		expect( serialize( [ [ name, 'x' ] ], [] ) ).toBe( isInData ? `${ name }=x` : '' );
	}
);
