import { namedError } from '../../../blocks/form/views/Errors';
import { vectors } from '../vectors';

test.each( vectors< { label: string; error: string; text: string } >( 'named-errors' ) )(
	'"$label" and "$error" are listed as "$text"',
	( { label, error, text } ) => {
		expect( namedError( label, error ) ).toBe( text );
	}
);
