/** Official download of WordPress, which most sites use. */
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { quietly } from '../lib/run.mjs';
import { CannotGoOn } from '../lib/say.mjs';

const SITE = 'https://wordpress.org';

/**
 * Checks whether wordpress.org is reachable. Waits for two seconds only, so that machines without internet access don't
 * lose time.
 */
export async function canDownload() {
	try {
		const answer = await fetch( `${ SITE }/latest.tar.gz`, {
			method: 'HEAD',
			signal: AbortSignal.timeout( 2000 ),
		} );
		return answer.ok;
	} catch {
		return false;
	}
}

/** @param {string} wanted Branch such as "7.1" (loads its newest release) or release such as "7.1.4". */
export async function download( wanted, folder ) {
	const release = await newestOf( wanted );
	const archive = await get( `${ SITE }/wordpress-${ release }.tar.gz` );
	const sum = ( await get( `${ SITE }/wordpress-${ release }.tar.gz.sha1` ) ).toString().trim();
	if ( createHash( 'sha1' ).update( archive ).digest( 'hex' ) !== sum ) {
		throw new CannotGoOn( `the download of WordPress ${ release } does not match its checksum.` );
	}
	const part = `${ folder }.part`;
	rmSync( part, { recursive: true, force: true } );
	mkdirSync( part, { recursive: true } );
	writeFileSync( `${ part }.tar.gz`, archive );
	await quietly( 'unpack WordPress', 'tar', [ '-xzf', `${ part }.tar.gz`, '-C', part, '--strip-components=1' ] );
	rmSync( `${ part }.tar.gz` );
	mkdirSync( dirname( folder ), { recursive: true } );
	renameSync( part, folder );
}

async function newestOf( wanted ) {
	const { offers } = JSON.parse( await get( 'https://api.wordpress.org/core/version-check/1.7/' ) );
	const releases = offers.map( ( offer ) => offer.version );
	return releases.find( ( version ) => version === wanted || version.startsWith( `${ wanted }.` ) ) ?? wanted;
}

async function get( url ) {
	const answer = await fetch( url );
	if ( ! answer.ok ) {
		throw new CannotGoOn( `${ url } responded with status ${ answer.status }.` );
	}
	return Buffer.from( await answer.arrayBuffer() );
}
