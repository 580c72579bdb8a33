/** Requests per second for the available times of an appointment type. */
import { compared } from '../finding.mjs';
import { call, rate } from '../load.mjs';
import { CannotGoOn } from '../../lib/say.mjs';
import { nothing } from '../calls.mjs';
import { ARTICLE } from './server.mjs';

const ROUNDS = 12;
const PER_ROUND = 40;
const DAY = 24 * 60 * 60 * 1000;

const day = ( ahead ) => new Date( Date.now() + ahead * DAY ).toISOString().slice( 0, 10 );

/** @param {{ url: string, event: number }} site */
export async function freeTimes( { url, event } ) {
	const query = `action=vestibule_slots&event=${ event }&from=${ day( 0 ) }&to=${ day( 30 ) }&timezone=Europe/Berlin`;
	const { status, body, ms } = await call( `${ url }/wp-admin/admin-ajax.php?${ query }` );
	if ( status !== 200 || ! Object.keys( JSON.parse( body ).data.days ).length ) {
		throw new CannotGoOn(
			`the benchmark's request for available times was rejected: ${ status } ${ body.slice( 0, 300 ) }`
		);
	}
	return ms;
}

export const times = {
	name: 'times',
	title: 'free times a second',
	async measure( bench ) {
		const [ demo, bare ] = [ await bench.demo(), await bench.bare() ];
		const [ slots, empty, article ] = [ [], [], [] ];
		const many = ( work ) => rate( Array.from( { length: bench.count( PER_ROUND ) }, () => work ) );
		await bench.rounds( ROUNDS, 3, async () => {
			slots.push( await many( () => freeTimes( demo ) ) );
			empty.push( await many( () => nothing( demo ) ) );
			article.push( await many( () => call( bare.url + ARTICLE ) ) );
		} );
		const options = { unit: 'a second', digits: 1 };
		return {
			findings: [
				compared( 'free times of a month, beside calls that do nothing', slots, empty, options ),
				compared( 'free times of a month, beside articles of the bare site', slots, article, options ),
			],
		};
	},
};
