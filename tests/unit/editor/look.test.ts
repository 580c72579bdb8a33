import { lookStyle, type LookAttributes } from '../../../blocks/form/editor/look';
import { vectors } from '../vectors';

interface Row {
	name: string;
	attributes: LookAttributes;
	style: Record< string, string >;
}

test.each( vectors< Row >( 'form-look' ) )(
	'the canvas has the same styles as the page: $name',
	( { attributes, style } ) => {
		expect( lookStyle( attributes ) ).toEqual( style );
	}
);
