import { serialise } from '../../../src/form/serialise';
import type { FieldProps } from '../../../src/form/rules/value';
import { vectors } from '../vectors';
import { fieldOf } from './field';

interface Row {
	name: string;
	fields: Partial< FieldProps >[];
	pairs: [ string, string ][];
	hidden?: string[];
	data: string;
}

test.each( vectors< Row >( 'serialise' ) )( 'serialise: $name', ( row ) => {
	expect( serialise( row.pairs, row.fields.map( fieldOf ), new Set( row.hidden ) ) ).toBe( row.data );
} );
