import {
	entryHash,
	FIRST_LIST,
	listHash,
	pageAfter,
	pageBefore,
	routeOf,
} from '../../../../../src/admin/entries/entry/route';

const LIST = { screen: 'list', query: FIRST_LIST };

test.each( [
	'#<img src=x onerror=alert(1)>',
	'#/entry/<svg onload=alert(1)>',
	'#/entry/1"',
	'#/entry/-1',
	'#/entry/1e3',
	'#/entry/0',
	'#/entry/99999999999999999999',
	'#/entry/7/../8',
	'#/entry/%37',
	'#"',
	'#%00',
	'#%E0%A4%A',
	'#javascript:alert(1)',
	'#/?page=-1&form=1;DROP&status=<b>&order=id',
	'#__proto__',
] )( 'the invalid hash %s opens the default list', ( hash ) => {
	expect( routeOf( hash ) ).toEqual( LIST );
} );

test( 'the search text in the hash is read as plain text and shortened to 200 characters', () => {
	expect( routeOf( '#/?search=%3Cimg%20src%3Dx%3E' ) ).toEqual( {
		...LIST,
		query: { ...FIRST_LIST, search: '<img src=x>' },
	} );
	expect( routeOf( `#/?search=${ 'a'.repeat( 5000 ) }` ) ).toMatchObject( { query: { search: 'a'.repeat( 200 ) } } );
} );

test( 'the hash of an entry contains its ID', () => {
	expect( routeOf( '#/entry/7' ) ).toEqual( { screen: 'entry', id: 7, query: FIRST_LIST } );
} );

test( 'the hash contains the filter for unsent emails', () => {
	expect( listHash( { ...FIRST_LIST, mail: 'unsent' } ) ).toBe( '#/?mail=unsent' );
	expect( routeOf( '#/?mail=unsent' ) ).toEqual( { ...LIST, query: { ...FIRST_LIST, mail: 'unsent' } } );
} );

test( 'the hashes of the list and of an entry contain every filter', () => {
	const query = {
		...FIRST_LIST,
		status: 'read',
		starred: true,
		form: 4,
		field: 'names[last_name]',
		match: 'equals',
		value: 'O’Hara & 100%',
		from: '2026-11-01',
		to: '2026-11-30',
		orderby: 'name',
		order: 'asc',
		page: 3,
	} as const;
	expect( routeOf( listHash( query ) ) ).toEqual( { screen: 'list', query } );
	expect( routeOf( entryHash( 7, query ) ) ).toEqual( { screen: 'entry', id: 7, query } );
} );

test.each( [ 'from=2026-13-01', 'to=yesterday', 'orderby=data', 'match=like', 'starred=1' ] )(
	'the invalid filter %s in the hash is ignored',
	( text ) => {
		expect( routeOf( `#/?${ text }` ) ).toEqual( LIST );
	}
);

test( 'the hash of the next or previous page contains the ID of the entry next to that page', () => {
	const third = { ...FIRST_LIST, page: 3, following: 41 };
	expect( listHash( pageAfter( third, 21 ) ) ).toBe( '#/?page=4&following=21' );
	expect( listHash( pageBefore( third, 40 ) ) ).toBe( '#/?page=2&preceding=40' );
	expect( routeOf( '#/?page=4&following=21' ) ).toEqual( {
		...LIST,
		query: { ...FIRST_LIST, page: 4, following: 21 },
	} );
} );

test( 'the hash of the first page contains no entry ID', () => {
	expect( listHash( pageBefore( { ...FIRST_LIST, page: 2, following: 41 }, 40 ) ) ).toBe( '#/' );
	expect( listHash( { ...FIRST_LIST, status: 'read', page: 1, following: 41 } ) ).toBe( '#/?status=read' );
	expect( routeOf( '#/?following=41' ) ).toEqual( LIST );
} );
