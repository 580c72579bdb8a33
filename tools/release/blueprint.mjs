/** The blueprint of the plugin directory's Preview button, with other sources for the plugin and the theme. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const DIRECTORY = '.wordpress-org/blueprints/blueprint.json';

/**
 * @param {(name: string) => object} resourceOf Returns Playground's resource of a product, by its name.
 * @return {Object} Blueprint that installs these instead of the products in the directories.
 */
export function blueprintWith( resourceOf ) {
	const blueprint = JSON.parse( readFileSync( inRoot( DIRECTORY ), 'utf8' ) );
	const steps = blueprint.steps.map( ( step ) => ( {
		...step,
		...( step.themeData && { themeData: resourceOf( step.themeData.slug ) } ),
		...( step.pluginData && { pluginData: resourceOf( step.pluginData.slug ) } ),
	} ) );
	return { ...blueprint, steps };
}

/**
 * Returns the blueprint that installs the zips of a published release, and the link that opens it in a browser.
 *
 * @param {{ name: string, file: string }[]} zips
 * @param {string}                           version Version number of the release.
 * @return {{ blueprint: object, link: string }}
 */
export function releasePreview( zips, version ) {
	const { repository } = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) );
	const files = `${ repository }/releases/download/v${ version }`;
	const blueprint = blueprintWith( ( name ) => ( {
		resource: 'url',
		url: `${ files }/${ zips.find( ( zip ) => zip.name === name ).file }`,
	} ) );
	return {
		blueprint,
		link: `https://playground.wordpress.net/?blueprint-url=${ encodeURIComponent( `${ files }/blueprint.json` ) }`,
	};
}
