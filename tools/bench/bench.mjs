/** What each part gets: sites that start when they are first asked for, and rounds that end in time. */
import { say } from '../lib/say.mjs';
import { bareSite, demoSite, forgetSites, otherSites, porticoSite, usualSite } from './sites.mjs';

/** A line about the progress at most this often, in ms. */
const QUIET = 10_000;

/**
 * @param {{ path: string }}   core
 * @param {number}             share  Of the usual rounds.
 * @param {string | undefined} folder With other plugins.
 */
export function newBench( core, share, folder ) {
	const running = [];
	const once = ( start ) => {
		let site;
		return () => ( site ??= keep( start() ) );
	};
	const keep = async ( starting ) => {
		const started = await starting;
		running.push( ...[ started ].flat() );
		return started;
	};
	const demo = once( () => demoSite( core ) );
	const bare = once( async () => bareSite( core, await demo() ) );
	const usual = once( async () => usualSite( core, await demo() ) );
	const portico = once( async () => porticoSite( core, await bare() ) );
	const others = once( async () => ( folder ? otherSites( core, await bare(), folder ) : [] ) );
	return {
		share,
		/** Vestibule and Portico with the demo content. */
		demo,
		/** WordPress with Twenty Twenty-Five and the same pages without our blocks. */
		bare,
		/** Our plugin and content in Twenty Twenty-Five. */
		usual,
		/** Our theme alone, with the pages of the bare site. */
		portico,
		/** Each other plugin on a site like the bare one, then all of them. */
		others,
		rounds: ( wanted, minutes, work ) => rounds( Math.max( 2, Math.round( wanted * share ) ), minutes, work ),
		stop: async () => {
			for ( const site of running.reverse() ) {
				await site.stop();
			}
			forgetSites();
		},
	};
}

/** Does the work as often as wanted, or, on a slow machine, until the time is over; at least twice. */
async function rounds( wanted, minutes, work ) {
	const began = Date.now();
	let spoke = began;
	for ( let round = 0; round < wanted; round++ ) {
		await work( round );
		if ( round > 0 && Date.now() - began > minutes * 60_000 && round + 1 < wanted ) {
			say( `    ${ minutes } minutes are over: ${ round + 1 } of ${ wanted } rounds` );
			return;
		}
		if ( Date.now() - spoke > QUIET ) {
			spoke = Date.now();
			say( `    round ${ round + 1 } of ${ wanted }` );
		}
	}
}
