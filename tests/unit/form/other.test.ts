import { withOther } from '../../../blocks/fields/kit/rules';

test.each( [
	[ 'a text replaces the option', { f: '__other__', 'f:other': ' by\tpigeon ' }, { f: 'by pigeon' } ],
	[ 'an option without a text stays', { f: '__other__', 'f:other': '  ' }, { f: '__other__' } ],
	[ 'a text next to another option is ignored', { f: 'a', 'f:other': 'x' }, { f: 'a' } ],
	[ 'a text in a list', { f: [ 'a', '__other__' ], 'f:other': 'x' }, { f: [ 'a', 'x' ] } ],
	[ 'no selected option', { 'f:other': 'x' }, {} ],
	[ 'a field without the option', { f: '__other__' }, { f: '__other__' } ],
] )( 'the text that belongs to the option “other” is read: %s', ( _, values, read ) => {
	expect( withOther( values ) ).toEqual( read );
} );
