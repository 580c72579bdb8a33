import { firstState, reducePicker, type PickerAction } from '../../../blocks/fields/appointment/picker';
import type { PickerState } from '../../../blocks/fields/appointment/model';
import { groupByDay } from '../../../src/booking/days';
import { fieldOf } from './field';

/* The calendar in the last weeks of a month, when it continues into the next month. */

const NOVEMBER = '2026-11-30T09:00:00Z';
const NINE = '2026-12-01T09:00:00Z';
const TEN = '2026-12-01T10:00:00Z';
const CHRISTMAS = '2026-12-24T09:00:00Z';
const LATER = '2027-01-12T09:00:00Z';
const words = { chosen: '%1$s, %2$s, %3$s time', noTimes: 'none at all', noTimesMonth: 'none', timeGone: 'gone' };
const answer = ( ...starts: string[] ): PickerAction => ( {
	type: 'answer',
	days: groupByDay( starts, 'UTC', 'en-GB' ),
} );
const timesOf = ( { days }: PickerState ) => days.flatMap( ( { times } ) => times.map( ( { start } ) => start ) );
const model = {
	event: 7,
	timezone: 'UTC',
	month: '2026-11',
	monthLabel: 'November 2026',
	weekdays: [],
	days: groupByDay( [ NOVEMBER, NINE ], 'UTC', 'en-GB' ),
	laterMonths: { '2026-12-01': 'Dec', '2027-01-01': 'Jan' },
};
const printed = (): PickerState => ( {
	...firstState( {
		field: { ...fieldOf( { type: 'appointment' } ), appointment: model },
		words,
		values: {},
		errors: {},
		locale: 'en-GB',
	} ),
	timezone: 'UTC',
} );
const open = { type: 'open', first: { month: '2026-11', jump: true } } as const;
const late = ( ...actions: PickerAction[] ) => [ open, ...actions ].reduce( reducePicker, printed() );

test( 'the calendar requests all shown weeks at once, and visitors can choose days of the next month', () => {
	expect( late().request ).toMatchObject( { month: '2026-11', until: '2027-01-03' } );
	const shown = late( answer( NOVEMBER, NINE, CHRISTMAS, LATER ) );
	expect( shown ).toMatchObject( {
		month: '2026-11',
		day: '2026-11-30',
		busy: false,
		laterMonths: model.laterMonths,
	} );
	expect( timesOf( shown ) ).toEqual( [ NOVEMBER, NINE, CHRISTMAS ] );
	const chosen = reducePicker( shown, { type: 'choose', start: NINE } );
	expect( chosen ).toMatchObject( { month: '2026-11', day: '2026-12-01', chosen: NINE } );
	const again = [ { type: 'turn', month: '2026-11' } as const, answer( NOVEMBER, TEN ) ].reduce(
		reducePicker,
		chosen
	);
	expect( again ).toMatchObject( { chosen: '', lost: NINE, note: 'gone' } );
} );

test( 'more days are requested if the calendar starts later than the page expected', () => {
	const early = { ...printed(), days: groupByDay( [ '2026-11-11T09:00:00Z' ], 'UTC', 'en-GB' ) };
	const asked = [ open, answer( NOVEMBER, NINE ) ].reduce( reducePicker, early );
	expect( asked ).toMatchObject( { busy: true, request: { month: '2026-11', jump: true, until: '2027-01-03' } } );
	expect( reducePicker( asked, answer( NOVEMBER, NINE ) ) ).toMatchObject( { busy: false, month: '2026-11' } );
} );

test( 'the calendar requests the next month if the requested month has no available times', () => {
	expect( late( answer( NINE ) ).request ).toMatchObject( { month: '2026-12' } );
	const turned = late(
		answer( NOVEMBER ),
		{ type: 'turn', month: '2026-12' },
		answer( NINE ),
		{ type: 'turn', month: '2026-11' },
		answer( NINE )
	);
	expect( turned ).toMatchObject( { days: [], note: 'none', nextStart: NINE, nothing: false } );
} );

test( 'the calendar shows the same weeks after a change of the time zone', () => {
	const shown = late( answer( NOVEMBER, NINE ), { type: 'day', day: '2026-12-01' } );
	expect( reducePicker( shown, { type: 'zone', timezone: 'Europe/Berlin' } ) ).toMatchObject( {
		month: '2026-11',
		day: '2026-12-01',
		request: { month: '2026-11', until: '2027-01-03' },
	} );
} );
