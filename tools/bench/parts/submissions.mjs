/** Stored inquiries per second, each with an appointment. */
import { newToken, nothing, openCalendar, submit } from '../calls.mjs';
import { compared } from '../finding.mjs';
import { call, rate } from '../load.mjs';
import { ARTICLE } from './server.mjs';

const ROUNDS = 12;
const PER_ROUND = 60;
const WARM_UP = 12;

export const submissions = {
	name: 'submissions',
	title: 'stored enquiries with a booking',
	async measure( bench ) {
		const [ demo, bare ] = [ await bench.demo(), await bench.bare() ];
		const nextTime = await openCalendar( demo );
		const [ stored, empty, article ] = [ [], [], [] ];
		const perRound = bench.count( PER_ROUND );
		const many = ( work ) => rate( Array.from( { length: perRound }, () => work ) );
		const send = async ( count ) => {
			const tokens = await Promise.all( Array.from( { length: count }, () => newToken( demo ) ) );
			return rate( tokens.map( ( token ) => () => submit( demo, token, nextTime() ) ) );
		};
		await send( bench.count( WARM_UP ) );
		await bench.rounds( ROUNDS, 4, async () => {
			article.push( await many( () => call( bare.url + ARTICLE ) ) );
			stored.push( await send( perRound ) );
			empty.push( await many( () => nothing( demo ) ) );
		} );
		const options = { unit: 'a second', digits: 1 };
		return {
			findings: [
				compared( 'enquiries with a booking, beside articles of the bare site', stored, article, {
					...options,
					least: 3,
				} ),
				compared( 'enquiries with a booking, beside calls that do nothing', stored, empty, {
					...options,
					least: 0.6,
				} ),
			],
		};
	},
};
