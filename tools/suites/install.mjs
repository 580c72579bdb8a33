import { pluginLibraries } from '../lib/dependencies.mjs';
import { checklist } from '../lib/checks.mjs';
import { inCache } from '../lib/paths.mjs';
import { forget } from '../lib/site.mjs';
import { step } from '../lib/say.mjs';
import { everyFileParses, onlyWhatIsShipped, sameTwice } from '../install/zips.mjs';
import { pack } from '../release/pack.mjs';

const FOLDER = inCache( `tests/install-${ process.pid }` );

/** The zips of the release: what is in them, and what an owner does with them. */
export async function install() {
	await pluginLibraries();
	step( 'The zips that owners install' );
	const { check, counts } = checklist();
	try {
		await check( 'the same files make the same bytes', () => sameTwice( FOLDER ) );
		const zips = pack( FOLDER );
		await check( 'nothing that only developing needs is shipped', onlyWhatIsShipped );
		await check( 'PHP can read every file of them', () => everyFileParses( zips, `${ FOLDER }/unpacked` ) );
		return { code: 0, ...counts(), skipped: 0, problems: [] };
	} finally {
		forget( FOLDER );
	}
}
