import { call, median } from './load.mjs';
import { CannotGoOn } from '../lib/say.mjs';

const WARM_UP = 15;
const PAIRS = 150;
const WITHOUT = { headers: { 'X-Bench': 'without-plugin' } };
const MOST = 1.15;

/** The page with the form against the same page without the plugin, in turn, so that the machine's moods hit both. */
export async function measurePage( { page }, share ) {
	const times = { with: [], without: [] };
	for ( let round = -WARM_UP; round < PAIRS * share; round++ ) {
		const withPlugin = await call( page );
		const without = await call( page, WITHOUT );
		if ( ! withPlugin.body.includes( 'data-form_id' ) || without.body.includes( 'data-form_id' ) ) {
			throw new CannotGoOn( 'the benchmark does not compare a page with the form to one without it.' );
		}
		if ( round >= 0 ) {
			times.with.push( withPlugin.ms );
			times.without.push( without.ms );
		}
	}
	const [ slow, fast ] = [ median( times.with ), median( times.without ) ];
	return [
		{ name: '/contact/ with the plugin', value: `${ slow.toFixed( 1 ) } ms` },
		{ name: '/contact/ without it', value: `${ fast.toFixed( 1 ) } ms` },
		{ name: 'ratio', value: ( slow / fast ).toFixed( 2 ), limit: `≤ ${ MOST }`, within: slow / fast <= MOST },
	];
}
