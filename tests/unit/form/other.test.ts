import { withOther } from '../../../blocks/fields/kit/rules';

test.each( [
	[ 'a text in the place of the box', { f: '__other__', 'f:other': ' by\tpigeon ' }, { f: 'by pigeon' } ],
	[ 'a box without a text stays', { f: '__other__', 'f:other': '  ' }, { f: '__other__' } ],
	[ 'a text beside another option counts for nothing', { f: 'a', 'f:other': 'x' }, { f: 'a' } ],
	[ 'in a list', { f: [ 'a', '__other__' ], 'f:other': 'x' }, { f: [ 'a', 'x' ] } ],
	[ 'nothing chosen', { 'f:other': 'x' }, {} ],
	[ 'no choice with other', { f: '__other__' }, { f: '__other__' } ],
] )( '%s', ( _, values, read ) => {
	expect( withOther( values ) ).toEqual( read );
} );
