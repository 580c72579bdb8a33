import { blockStyles, type StyleAttributes } from '../../../blocks/form/editor/blockStyles';
import { vectors } from '../vectors';

interface Row {
	name: string;
	attributes: StyleAttributes;
	style: Record< string, string >;
}

test.each( vectors< Row >( 'form-styles' ) )(
	'the canvas has the same styles as the page: $name',
	( { attributes, style } ) => {
		expect( blockStyles( attributes ) ).toEqual( style );
	}
);
