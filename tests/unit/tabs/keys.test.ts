import { titleFor, type TitleRow } from '../../../blocks/tabs/live/LiveTabs';

const row: TitleRow = { count: 3, isRtl: false, isStacked: false };

test.each( [
	[ 'ArrowRight', 0, {}, 1 ],
	[ 'ArrowRight', 2, {}, 0 ],
	[ 'ArrowLeft', 1, {}, 0 ],
	[ 'ArrowLeft', 0, {}, 2 ],
	[ 'ArrowRight', 0, { isRtl: true }, 2 ],
	[ 'ArrowLeft', 2, { isRtl: true }, 0 ],
	[ 'Home', 2, {}, 0 ],
	[ 'End', 0, { isRtl: true }, 2 ],
	[ 'ArrowDown', 0, {}, null ],
	[ 'ArrowUp', 0, {}, null ],
	[ 'ArrowDown', 2, { isStacked: true }, 0 ],
	[ 'ArrowUp', 0, { isStacked: true }, 2 ],
	[ 'ArrowRight', 0, { isStacked: true }, 1 ],
	[ 'ArrowDown', 0, { isStacked: true, isRtl: true }, 1 ],
	[ 'Tab', 0, {}, null ],
	[ 'toString', 0, {}, null ],
	[ 'ArrowRight', 0, { count: 1 }, 0 ],
] as const )( 'the key %s at tab %i with %j moves the focus to %s', ( key, index, change, to ) => {
	expect( titleFor( key, index, { ...row, ...change } ) ).toBe( to );
} );
