import {
	addOption,
	followsLabel,
	initialPlaces,
	insertOption,
	isFreeValue,
	labelOption,
	moveOption,
	optionsOfLines,
	pasteOptions,
	removeOption,
	replaceOptions,
	selectOption,
	valueOption,
	type Option,
} from '../../../blocks/fields/kit/editor/options';

const options: Option[] = [
	{ value: 'Post', label: 'Post' },
	{ value: 'tel', label: 'Phone' },
];
const values = ( list: Option[] ) => list.map( ( { value } ) => value );

test( 'a new option has a unique value', () => {
	expect( values( addOption( options, 'Post' ) ) ).toEqual( [ 'Post', 'tel', 'Post 2' ] );
} );

test( 'a value follows its label until the value is set separately', () => {
	expect( followsLabel( options, 0 ) ).toBe( true );
	expect( followsLabel( options, 1 ) ).toBe( false );
	expect( labelOption( options, 0, 'Letter', true )[ 0 ] ).toEqual( { value: 'Letter', label: 'Letter' } );
	expect( labelOption( options, 1, 'Call', false )[ 1 ] ).toEqual( { value: 'tel', label: 'Call' } );
} );

test( 'a label that equals the value of another option gets a different value', () => {
	expect( labelOption( options, 0, 'tel', true )[ 0 ] ).toEqual( { value: 'tel 2', label: 'tel' } );
} );

test( 'an emptied label keeps the value, because a value is never empty', () => {
	expect( labelOption( options, 0, '', true )[ 0 ] ).toEqual( { value: 'Post', label: '' } );
} );

test.each( [
	[ 0, 1, [ 'tel', 'Post' ] ],
	[ 1, 0, [ 'tel', 'Post' ] ],
	[ 0, 2, [ 'Post', 'tel' ] ],
	[ 0, -1, [ 'Post', 'tel' ] ],
	[ 5, 0, [ 'Post', 'tel' ] ],
] )( 'moving option %i to %i gives %j', ( from, to, expected ) => {
	expect( values( moveOption( options, from, to ) ) ).toEqual( expected );
} );

test( 'an option is removed by its position', () => {
	expect( values( removeOption( options, 0 ) ) ).toEqual( [ 'tel' ] );
} );

test.each( [
	[ 'letter', true ],
	[ 'Post', true ],
	[ 'tel', false ],
	[ '', false ],
] )( 'the first option can have the value %j: %s', ( value, free ) => {
	expect( isFreeValue( options, 0, value ) ).toBe( free );
	expect( values( valueOption( options, 0, value ) )[ 0 ] ).toBe( free ? value : 'Post' );
} );

test( 'a stored value does not change when its label changes', () => {
	expect( followsLabel( options, 0, [ 'Post' ] ) ).toBe( false );
	expect( followsLabel( options, 0, [ 'tel' ] ) ).toBe( true );
} );

test( 'an inserted option is empty, and its value follows the label that is typed first', () => {
	const inserted = insertOption( options, 1 );
	expect( inserted ).toEqual( [ options[ 0 ], { value: 'Option 3', label: '' }, options[ 1 ] ] );
	expect( followsLabel( inserted, 1 ) ).toBe( true );
	expect( followsLabel( inserted, 1, [ 'Option 3' ] ) ).toBe( false );
	expect( labelOption( inserted, 1, 'Fax', true )[ 1 ] ).toEqual( { value: 'Fax', label: 'Fax' } );
} );

test( 'no options can be added to a full list', () => {
	const full = optionsOfLines( Array.from( { length: 200 }, ( _, at ) => `Line ${ at }` ).join( '\n' ) );
	expect( insertOption( full, 3 ) ).toEqual( full );
	expect( pasteOptions( full, 3, 'a\nb' ) ).toHaveLength( 200 );
} );

test.each( [
	[ 'one\ntwo', [ 'one', 'two' ], [ 'one', 'two' ] ],
	[ '\r\n one \r\n\r\n\ttwo\r', [ 'one', 'two' ], [ 'one', 'two' ] ],
	[ 'de|Germany\nfr | France', [ 'de', 'fr' ], [ 'Germany', 'France' ] ],
	[ 'same\nsame', [ 'same', 'same 2' ], [ 'same', 'same' ] ],
	[ 'a|b|c', [ 'a' ], [ 'b|c' ] ],
	[ '|label only\nvalue only|', [ 'label only', 'value only' ], [ 'label only', 'value only' ] ],
	[ ' | \n', [], [] ],
] )( 'the lines %j become options', ( text, expected, labels ) => {
	const read = optionsOfLines( text );
	expect( values( read ) ).toEqual( expected );
	expect( read.map( ( { label } ) => label ) ).toEqual( labels );
} );

test( 'pasted lines are inserted after an option, or replace an empty option', () => {
	expect( values( pasteOptions( options, 0, 'a\nb' ) ) ).toEqual( [ 'Post', 'a', 'b', 'tel' ] );
	expect( values( pasteOptions( insertOption( options, 1 ), 1, 'a\nb' ) ) ).toEqual( [ 'Post', 'a', 'b', 'tel' ] );
	expect( values( pasteOptions( options, 1, 'Post\nx' ) ) ).toEqual( [ 'Post', 'tel', 'Post 2', 'x' ] );
} );

test( 'options that are replaced by pasted lines keep their values if their labels stay the same', () => {
	expect( replaceOptions( options, 'Phone\nFax\nPost|By letter' ) ).toEqual( [
		{ value: 'tel', label: 'Phone' },
		{ value: 'Fax', label: 'Fax' },
		{ value: 'Post', label: 'By letter' },
	] );
} );

test( 'a single choice can have one preselected option, and a list can have several', () => {
	const first = selectOption( options, 0, true, false );
	expect( initialPlaces( { options: first } ) ).toEqual( [ '0' ] );
	expect( initialPlaces( { options: selectOption( first, 1, true, false ) } ) ).toEqual( [ '1' ] );
	expect( initialPlaces( { options: selectOption( first, 1, true, true ) } ) ).toEqual( [ '0', '1' ] );
	expect( selectOption( first, 0, false, false ) ).toEqual( options );
	expect( labelOption( first, 0, 'Letter', true )[ 0 ] ).toEqual( {
		value: 'Letter',
		label: 'Letter',
		selected: true,
	} );
} );
