import {
	addOption,
	followsLabel,
	isFreeValue,
	labelOption,
	moveOption,
	removeOption,
	valueOption,
	type Option,
} from '../../../blocks/form/field-editor/options';

const options: Option[] = [
	{ value: 'Post', label: 'Post' },
	{ value: 'tel', label: 'Phone' },
];
const values = ( list: Option[] ) => list.map( ( { value } ) => value );

test( 'a new option has a value of its own', () => {
	expect( values( addOption( options, 'Post' ) ) ).toEqual( [ 'Post', 'tel', 'Post 2' ] );
} );

test( 'a value follows its label until it is set apart', () => {
	expect( followsLabel( options, 0 ) ).toBe( true );
	expect( followsLabel( options, 1 ) ).toBe( false );
	expect( labelOption( options, 0, 'Letter', true )[ 0 ] ).toEqual( { value: 'Letter', label: 'Letter' } );
	expect( labelOption( options, 1, 'Call', false )[ 1 ] ).toEqual( { value: 'tel', label: 'Call' } );
} );

test( 'a label that meets another value does not take it', () => {
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
] )( 'moving %i to %i gives %j', ( from, to, expected ) => {
	expect( values( moveOption( options, from, to ) ) ).toEqual( expected );
} );

test( 'an option is removed by its place', () => {
	expect( values( removeOption( options, 0 ) ) ).toEqual( [ 'tel' ] );
} );

test.each( [
	[ 'letter', true ],
	[ 'Post', true ],
	[ 'tel', false ],
	[ '', false ],
] )( 'the first option may be stored as %j: %s', ( value, free ) => {
	expect( isFreeValue( options, 0, value ) ).toBe( free );
	expect( values( valueOption( options, 0, value ) )[ 0 ] ).toBe( free ? value : 'Post' );
} );
