import { wordpressCore } from '../core/index.mjs';
import { installAsOwner } from '../install/owner.mjs';
import { everyFileParses, onlyWhatIsShipped, sameTwice } from '../install/zips.mjs';
import { checklist } from '../lib/checks.mjs';
import { pluginLibraries } from '../lib/dependencies.mjs';
import { inCache } from '../lib/paths.mjs';
import { sum } from '../lib/results.mjs';
import { forget } from '../lib/site.mjs';
import { step } from '../lib/say.mjs';
import { askedForPlayground, forEverything, missingPackages } from '../native/programs.mjs';
import { pack } from '../release/pack.mjs';

const FOLDER = inCache( `tests/install-${ process.pid }` );

/** Checks the contents of the release zips and installs them as an administrator does. */
export async function install() {
	await pluginLibraries();
	step( 'Checking the release zips' );
	const { check, counts } = checklist();
	try {
		await check( 'building the zip twice from the same files gives identical zips', () => sameTwice( FOLDER ) );
		const zips = await pack( FOLDER );
		await check( 'the zips contain no development files', onlyWhatIsShipped );
		await check( 'PHP can parse every file in the zips', () => everyFileParses( zips, `${ FOLDER }/unpacked` ) );
		const ofZips = { code: 0, ...counts(), skipped: 0, problems: [] };
		if ( askedForPlayground() || missingPackages().length ) {
			return { ...ofZips, notes: [ `skipped: installing the zips as an owner does. ${ forEverything() }` ] };
		}
		step( 'Installing the zips on a new WordPress, as an owner does' );
		const asOwner = await installAsOwner( zips, {
			...{ core: await wordpressCore(), folder: `${ FOLDER }/site`, port: 9520 },
		} );
		return sum( ofZips, asOwner );
	} finally {
		forget( FOLDER );
	}
}
