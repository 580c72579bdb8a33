/** Tools that each part of the benchmark receives: sites that start on first use, and rounds with a time limit. */
import { say } from '../lib/say.mjs';
import { bareSite, demoSite, forgetSites, otherSites, porticoSite, usualSite } from './sites.mjs';

/** Minimum time between two lines of progress, in milliseconds. */
const QUIET = 10_000;

/**
 * Creates the object that each part of the benchmark receives.
 *
 * @param {{ path: string }}   core
 * @param {number}             share  Fraction of the usual rounds.
 * @param {string | undefined} folder Folder with other plugins to compare with.
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
		/** Whether each row is only started once, to see that all of them work. */
		isTrial: share === 0,
		share,
		/** Number of requests that are sent at once or for warming up: two in a trial. */
		count: ( wanted ) => ( share > 0 ? wanted : 2 ),
		/** Vestibule and Portico with the demo content. */
		demo,
		/** WordPress with Twenty Twenty-Five and the same pages without our blocks. */
		bare,
		/** Our plugin and content in Twenty Twenty-Five. */
		usual,
		/** The theme alone, with the pages of the bare site. */
		portico,
		/** One bare site for each other plugin, then one with all of them. */
		others,
		rounds: ( wanted, minutes, work ) =>
			rounds( Math.max( share > 0 ? 2 : 1, Math.round( wanted * share ) ), minutes, work ),
		stop: async () => {
			for ( const site of running.reverse() ) {
				await site.stop();
			}
			forgetSites();
		},
	};
}

/** Repeats the work a number of times or, on a slow machine, until the time is up. */
async function rounds( wanted, minutes, work ) {
	const began = Date.now();
	let spoke = began;
	for ( let round = 0; round < wanted; round++ ) {
		await work( round );
		if ( round > 0 && Date.now() - began > minutes * 60_000 && round + 1 < wanted ) {
			say( `    ${ minutes } minutes have passed: ${ round + 1 } of ${ wanted } rounds` );
			return;
		}
		if ( Date.now() - spoke > QUIET ) {
			spoke = Date.now();
			say( `    round ${ round + 1 } of ${ wanted }` );
		}
	}
}
