import { isEmail } from '../../../blocks/fields/email/field';
import { fieldsOf, inRow } from '../../../blocks/fields/repeater/rows';
import type { LiveField, LiveForm } from '../../../blocks/fields/kit/live';
import { FIELD_SCRIPTS } from '../../../blocks/form/fields';
import { ruleOf } from '../../../blocks/form/live/validation';
import { RULES } from '../../../blocks/form/rules';
import type { FieldProps, Value } from '../../../blocks/fields/kit/rules';
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

async function liveOf( field: FieldProps ): Promise< LiveField | undefined > {
	const script = FIELD_SCRIPTS[ field.type ];
	const isLive = script?.needsLive?.( field ) ?? ! ( field.type in RULES );
	return isLive ? ( await script?.live() )?.live : undefined;
}

/** Adds the rules of fields in rows, which come with their own scripts. */
async function takeRows( form: LiveForm, field: FieldProps ): Promise< void > {
	for ( const child of fieldsOf( field ) ) {
		const { validate } = ( await liveOf( child ) ) ?? {};
		for ( let row = 0; validate && row < MAX_ROWS; row++ ) {
			form.field( inRow( field, row, child ).name ).rule = validate;
		}
	}
}

/** More rows than any test case contains. */
const MAX_ROWS = 5;

describe( 'validation rules of fields', () => {
	afterEach( () => jest.restoreAllMocks() );

	test.each( fieldVectors< Row >( 'rules' ) )( 'a field is validated: $name', async ( row ) => {
		const field = fieldOf( row.field );
		if ( row.now ) {
			jest.spyOn( Date, 'now' ).mockReturnValue( Date.parse( row.now ) );
		}
		const live = await liveOf( field );
		const form = liveForm( { ...formPropsOf( { name: '', html: [] } ), fields: [ field ] } );
		if ( field.type === 'repeater' ) {
			await takeRows( form, field );
			await live?.hydrate?.( { form, field, container: document.createElement( 'div' ), check: () => {} } );
		}
		const validate = live?.validate ?? form.ruleFor( field );
		expect( validate ? validate( field, row.values, () => row.phone ?? true ) : {} ).toEqual( row.errors );
	} );

	test( 'the browser reports no error for a phone number whose check has not loaded', () => {
		expect( ruleOf( 'phone' )?.( fieldOf( { type: 'phone' } ), { f: '12' } ) ).toEqual( {} );
	} );

	test( 'a hostile email address is rejected quickly', () => {
		const start = process.cpuUsage();
		for ( const text of [
			'a.'.repeat( 50000 ),
			`${ 'a'.repeat( 60 ) }@${ 'a-'.repeat( 50000 ) }`,
			`a@${ 'é.'.repeat( 50000 ) }`,
		] ) {
			expect( isEmail( text ) ).toBe( false );
		}
		expect( process.cpuUsage( start ).user ).toBeLessThan( 200_000 );
	} );
} );
