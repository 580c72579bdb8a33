import { linesOfTable } from '../../../blocks/fields/kit/editor/pastedTable';

test.each( [
	[ 'a spreadsheet', 'de\tGermany\nfr\tFrance', 'de|Germany\nfr|France' ],
	[ 'semicolons', 'de;Germany\r\nfr;France\r\n', 'de|Germany\nfr|France' ],
	[ 'quotes', '"mon","Monday, 10:00"\n"tue","He said ""no"""', 'mon|Monday, 10:00\ntue|He said "no"' ],
	[ 'a heading', 'label,value\nGermany,de', 'de|Germany' ],
	[ 'a heading in the other order', 'Value;Label\nde;Germany', 'de|Germany' ],
	[ 'labels with commas', 'Monday, 10:00\nTuesday, 11:00', 'Monday, 10:00\nTuesday, 11:00' ],
	[ 'one line without a column', 'de;Germany\nFrance', 'de;Germany\nFrance' ],
	[ 'lines in the notation of options', 'de|Germany\nFrance', 'de|Germany\nFrance' ],
	[ 'nothing', '', '' ],
] )( 'a pasted table becomes lines of options: %s', ( _, text, lines ) => {
	expect( linesOfTable( text ) ).toBe( lines );
} );
