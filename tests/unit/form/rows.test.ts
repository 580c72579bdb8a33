import { numbered } from '../../../blocks/fields/repeater/row';
import { spreadRows } from '../../../blocks/fields/repeater/rules';
import { fieldVectors } from '../vectors';
import { canonical } from '../views/canonical';
import { propsOf, type Row } from '../views/row';
import { fieldOf } from './field';

const pageOf = ( html: string[] ): HTMLElement => {
	const page = document.createElement( 'div' );
	page.innerHTML = html.map( ( line ) => line.trim() ).join( '' );
	return page;
};

test( 'a copy of the server’s blank row with a new number equals the row that the server prints', () => {
	const [ row ] = fieldVectors< Row >( 'views' ).filter( ( { name } ) => name.startsWith( 'repeater: the minimum' ) );
	const page = pageOf( row?.html ?? [] );
	const blank = page.querySelector( 'template' )?.content.querySelector( '.vestibule-row' )?.cloneNode( true );
	const second = page.querySelectorAll( '.vestibule-row' )[ 1 ];
	const made = numbered( blank as HTMLElement, propsOf( row as Row ).field, 1, 'Remove Person 2' );
	const remove = made.querySelector( '.vestibule-row__remove' );
	expect( remove?.outerHTML ).toContain( 'value="f:remove:1"' );
	expect( remove?.textContent ).toBe( 'Remove Person 2' );
	remove?.remove();
	expect( canonical( made.outerHTML ) ).toEqual( canonical( second?.outerHTML ?? '' ) );
} );

test( 'conditions can use the number of filled rows in a repeater and the answers in each column', () => {
	const name = fieldOf( { name: 'name' } );
	const repeater = fieldOf( { type: 'repeater', name: 'guests', settings: { fields: [ name ] } } );
	expect( spreadRows( repeater, {} ) ).toEqual( { guests: '', 'guests[name]': [] } );
	expect( spreadRows( repeater, { 'guests[0][name]': 'Ada' } ) ).toEqual( {
		guests: '1',
		'guests[name]': [ 'Ada' ],
	} );
} );
