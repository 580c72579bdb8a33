import { countedOf } from '../../../../../src/admin/entries/results/counted';
import { fileOf } from '../../../../../src/admin/entries/results/file';
import { FIRST_LIST } from '../../../../../src/admin/entries/entry/route';
import type { EntriesResults } from '../../../../../src/contracts/entries-results';

const NOW = new Date( 2026, 10, 28, 12 );
const columns = {
	form: 4,
	fields: [ { name: 'course', label: 'Course', options: [ { value: 'a', label: 'Evening' } ] } ],
	chosen: null,
	questions: [],
};

beforeEach( () => {
	document.documentElement.lang = 'en-US';
} );

test( 'the results show the day on which they were counted', () => {
	expect( countedOf( FIRST_LIST, null, NOW ) ).toEqual( [ [ 'Counted on', 'November 28, 2026' ] ] );
} );

test( 'the results name each active filter with its label from the form', () => {
	const query = { ...FIRST_LIST, from: '2026-11-01', starred: true, field: 'course', match: 'equals', value: 'a' };
	expect( countedOf( query as typeof FIRST_LIST, columns, NOW ).slice( 1 ) ).toEqual( [
		[ 'Received', 'November 1, 2026 –' ],
		[ 'Filters', 'With a star' ],
		[ 'Course', 'Evening' ],
	] );
} );

test( 'an exported results file starts with the day of the count', () => {
	const file = fileOf( { questions: [] } as unknown as EntriesResults, [ [ 'Counted on', 'today' ] ] );
	expect( file.trim().split( /\r?\n/ ).at( 1 ) ).toBe( '"Counted on","","today","",""' );
} );
