import './server';
import { nameProblem, uniqueName } from '../../../blocks/fields/kit/editor/fieldNames';

describe( 'the name of a new field', () => {
	test.each( [
		[ 'input_text', [], 'input_text' ],
		[ 'input_text', [ 'input_text' ], 'input_text_1' ],
		[ 'input_text', [ 'input_text', 'input_text_1' ], 'input_text_2' ],
		[ 'input_text_1', [ 'input_text_1' ], 'input_text_2' ],
		[ 'fcal_booking_2', [ 'fcal_booking_2' ], 'fcal_booking_3' ],
		[ 'terms-n-condition', [ 'terms-n-condition' ], 'terms-n-condition_1' ],
		[ 'email', [ 'E-Mail', 'EMAIL' ], 'email_1' ],
		[ 'a'.repeat( 64 ), [ 'a'.repeat( 64 ) ], `${ 'a'.repeat( 62 ) }_1` ],
	] )( 'the name %s next to %j becomes %s', ( wanted, taken, name ) => {
		expect( uniqueName( wanted, taken ) ).toBe( name );
	} );
} );

describe( 'a typed field name', () => {
	test.each( [
		[ 'reply_to', null ],
		[ 'gdpr-agreement', null ],
		[ '', 'empty' ],
		[ '1st', 'pattern' ],
		[ 'names[first]', 'pattern' ],
		[ 'über', 'pattern' ],
		[ 'a'.repeat( 65 ), 'pattern' ],
		[ 'form', 'reserved' ],
		[ 'form_id', 'reserved' ],
		[ 'reset', 'reserved' ],
		[ 'item_12__url', 'reserved' ],
		[ 'item_12__urls', null ],
		[ 'Email', 'taken' ],
	] )( 'the typed name %j has the problem %j', ( name, problem ) => {
		expect( nameProblem( name, [ 'email' ] ) ).toBe( problem );
	} );
} );
