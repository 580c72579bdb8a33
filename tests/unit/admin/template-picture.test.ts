import { partsOf } from '../../../src/admin/start/picture';

const field = ( type: string, label: string ) =>
	`<!-- wp:vestibule/field-${ type } {"name":"a","label":"${ label }"} /-->`;

test( 'a template’s picture shows its first fields and always shows its button', () => {
	const content = [
		'<!-- wp:vestibule/step {"title":"One"} -->',
		...Array.from( { length: 9 }, ( _, at ) => field( at === 1 ? 'textarea' : 'text', `Field ${ at }` ) ),
		'<!-- wp:vestibule/submit {"label":"Send"} /-->',
	].join( '\n' );
	const parts = partsOf( content );
	expect( parts ).toHaveLength( 7 );
	expect( parts.slice( 0, 2 ) ).toEqual( [
		{ kind: 'line', label: 'Field 0' },
		{ kind: 'area', label: 'Field 1' },
	] );
	expect( parts.at( -1 ) ).toEqual( { kind: 'button', label: 'Send' } );
} );
