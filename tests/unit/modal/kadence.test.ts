import { fromKadence } from '../../../blocks/modal/editor/transforms';

test.each( [
	[ 'no settings', {}, { size: 'medium', position: 'center' }, [] ],
	[ 'position and width', { modalHAlign: 'right', modalMaxWidth: 960 }, { size: 'large', position: 'end' }, [] ],
	[
		'full height',
		{ modalHeight: 'full', anchor: 'help', className: 'x' },
		{ size: 'full', position: 'center', anchor: 'help', className: 'x' },
		[],
	],
	[
		'settings without a counterpart, each once',
		{
			modalOverlay: '#000',
			modalOverlayOpacity: 0.6,
			closeColor: '#fff',
			modalPadding: [ '', '', '', '' ],
			displayShadow: true,
		},
		{ size: 'medium', position: 'center' },
		[ 'Color of the page behind the modal', 'Style of the close button', 'Shadow' ],
	],
] )( 'a Kadence modal is converted: %s', ( _, attributes, taken, lost ) => {
	expect( fromKadence( attributes ) ).toEqual( { attributes: taken, lost } );
} );
