import { fromKadence } from '../../../blocks/modal/editor/transforms';

test.each( [
	[ 'nothing set', {}, { size: 'medium', position: 'center' }, [] ],
	[ 'place and width', { modalHAlign: 'right', modalMaxWidth: 960 }, { size: 'large', position: 'end' }, [] ],
	[
		'whole height',
		{ modalHeight: 'full', anchor: 'help', className: 'x' },
		{ size: 'full', position: 'center', anchor: 'help', className: 'x' },
		[],
	],
	[
		'what has no counterpart, once each',
		{
			modalOverlay: '#000',
			modalOverlayOpacity: 0.6,
			closeColor: '#fff',
			modalPadding: [ '', '', '', '' ],
			displayShadow: true,
		},
		{ size: 'medium', position: 'center' },
		[ 'Colour of the page behind', 'Look of the close button', 'Shadow' ],
	],
] )( 'a Kadence modal: %s', ( _, attributes, taken, lost ) => {
	expect( fromKadence( attributes ) ).toEqual( { attributes: taken, lost } );
} );
