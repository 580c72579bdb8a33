import { buttonAbove } from '../../../blocks/fields/kit/editor/kinds';

const blocks = ( ...names: string[] ) =>
	names.map( ( name, at ) => ( { clientId: String( at ), name: `vestibule/${ name }` } ) );

test.each( [
	[ 'at the end, below the button', blocks( 'field-email', 'submit', 'field-text' ), '2', 1 ],
	[ 'after the message that follows the button', blocks( 'submit', 'confirmation', 'field-text' ), '2', 0 ],
	[ 'above the button', blocks( 'field-email', 'field-text', 'submit' ), '1', null ],
	[ 'next to other fields below the button', blocks( 'submit', 'field-email', 'field-text' ), '2', null ],
	[ 'in a form without a button', blocks( 'field-email', 'field-text' ), '1', null ],
] )( 'the position of a new field relative to the button is found: %s', ( _, beside, clientId, place ) => {
	expect( buttonAbove( beside, clientId ) ).toBe( place );
} );
