import { isEmail } from '../../../src/form/rules/email';
import { validate, validateField } from '../../../src/form/rules/validate';
import type { FieldProps, Value } from '../../../src/form/rules/value';
import { vectors } from '../vectors';
import { fieldOf } from './field';

interface Row {
	name: string;
	field: Partial< FieldProps >;
	values: Record< string, Value >;
	phone?: boolean;
	errors: Record< string, string[] >;
}

describe( 'rules', () => {
	test.each( vectors< Row >( 'rules' ) )( '$name', ( row ) => {
		expect( validateField( fieldOf( row.field ), row.values, () => row.phone ?? true ) ).toEqual( row.errors );
	} );

	test( 'a phone number without a verdict is left to the server', () => {
		expect( validate( fieldOf( { type: 'phone' } ), '12' ) ).toEqual( [] );
	} );

	test( 'a hostile address is judged in no time', () => {
		const start = performance.now();
		for ( const text of [
			'a.'.repeat( 50000 ),
			`${ 'a'.repeat( 60 ) }@${ 'a-'.repeat( 50000 ) }`,
			`a@${ 'é.'.repeat( 50000 ) }`,
		] ) {
			expect( isEmail( text ) ).toBe( false );
		}
		expect( performance.now() - start ).toBeLessThan( 200 );
	} );
} );
