/** Change of the version in package.json, the changelog, the files that WordPress reads, and Git. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT, inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { version, writeVersions } from './versions.mjs';

const LOG = 'CHANGELOG.md';
const UNRELEASED = /^## Unreleased$/m;

const run = ( program, ...args ) => execFileSync( program, args, { cwd: ROOT, encoding: 'utf8' } );

/** @return {string} The version that follows a release, such as 0.5.0-dev after 0.4.2. */
export const versionAfter = ( released ) =>
	released.replace( /^(\d+)\.(\d+)\..*$/, ( _, major, minor ) => `${ major }.${ Number( minor ) + 1 }.0-dev` );

/**
 * Releases a version: sets the number, builds, commits and tags, and begins the next version. Pushes nothing.
 *
 * @param {string}                wanted Version such as 0.4.0.
 * @param {() => Promise<number>} build  Builds the zips. Returns an exit code; nothing is committed unless it is 0.
 */
export async function release( wanted, build ) {
	refuse( wanted );
	setVersion( wanted, ( log ) => log.replace( UNRELEASED, `## ${ wanted }` ) );
	const code = await build();
	if ( code !== 0 ) {
		return code;
	}
	commit( `Release ${ wanted }` );
	run( 'git', 'tag', `v${ wanted }` );
	const next = versionAfter( wanted );
	setVersion( next, ( log ) => log.replace( `## ${ wanted }\n`, `## Unreleased\n\n## ${ wanted }\n` ) );
	commit( `Begin ${ next.replace( '-dev', '' ) }` );
	return 0;
}

/** @throws {CannotGoOn} If the version cannot be released now. */
function refuse( wanted ) {
	if ( ! /^\d+\.\d+\.\d+$/.test( wanted ) ) {
		throw new CannotGoOn( `"${ wanted }" is not a version. Example: npm run release -- 0.4.0` );
	}
	if ( run( 'git', 'tag', '--list', `v${ wanted }` ) ) {
		throw new CannotGoOn( `version ${ wanted } has already been released.` );
	}
	if ( run( 'git', 'status', '--porcelain', '--untracked-files=no' ) ) {
		throw new CannotGoOn( 'there are uncommitted changes.' );
	}
	if ( ! UNRELEASED.test( readFileSync( inRoot( LOG ), 'utf8' ) ) ) {
		throw new CannotGoOn( `${ LOG } has no section "Unreleased".` );
	}
}

function setVersion( wanted, change ) {
	writeFileSync( inRoot( LOG ), change( readFileSync( inRoot( LOG ), 'utf8' ) ) );
	run( 'npm', 'version', wanted, '--no-git-tag-version', '--ignore-scripts', '--allow-same-version' );
	writeVersions( version() );
}

const commit = ( subject ) => run( 'git', 'commit', '--quiet', '--all', '--no-verify', '--message', subject );
