import { namedError } from '../../../blocks/form/views/Errors';
import { vectors } from '../vectors';

test.each( vectors< { label: string; error: string; text: string } >( 'named-errors' ) )(
	'the error "$error" of the field "$label" is listed as "$text"',
	( { label, error, text } ) => {
		expect( namedError( label, error ) ).toBe( text );
	}
);
