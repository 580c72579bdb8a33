import { isEmail } from '../../../blocks/field-email/address';
import { fieldType } from '../../../blocks/form/live/fieldType';
import type { FieldProps, Value } from '../../../src/form/rules/value';
import { fieldVectors } from '../vectors';
import { liveForm } from '../views/live-form';
import { formPropsOf } from '../views/row';
import { fieldOf } from './field';

interface Row {
	name: string;
	field: Partial< FieldProps >;
	values: Record< string, Value >;
	phone?: boolean;
	now?: string;
	errors: Record< string, string[] >;
}

describe( 'rules', () => {
	afterEach( () => jest.restoreAllMocks() );

	test.each( fieldVectors< Row >( 'rules' ) )( '$name', async ( row ) => {
		const field = fieldOf( row.field );
		if ( row.now ) {
			jest.spyOn( Date, 'now' ).mockReturnValue( Date.parse( row.now ) );
		}
		const type = fieldType( field.type );
		const isLive = type.needsLive?.( field ) ?? type.validate === undefined;
		const live = isLive ? ( await type.live?.() )?.live : undefined;
		const form = {
			...liveForm( { ...formPropsOf( { name: '', html: [] } ), fields: [ field ] } ),
			typeOf: fieldType,
		};
		const container = document.createElement( 'div' );
		const come = live?.load ? await live.load( { form, field, container, check: () => {} } ) : live;
		const validate = come?.validate || type.validate;
		form.parts.clear();
		expect( validate ? validate( field, row.values, () => row.phone ?? true ) : {} ).toEqual( row.errors );
	} );

	test( 'a phone number without a verdict is left to the server', () => {
		expect( fieldType( 'phone' ).validate?.( fieldOf( { type: 'phone' } ), { f: '12' } ) ).toEqual( {} );
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
